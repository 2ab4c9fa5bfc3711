/**
 * Imports point one way: engine <- games <- ai <- match <- ui. Storage and text know the engine only.
 * Scripts may import anything; nothing imports scripts or tests.
 */
const FOLDERS = ['engine', 'games', 'ai', 'match', 'storage', 'text', 'ui', 'scripts'];

const MAY_IMPORT = {
  engine: [],
  games: ['engine'],
  ai: ['engine', 'games'],
  match: ['engine', 'games', 'ai', 'storage', 'text'],
  storage: ['engine'],
  text: ['engine'],
  ui: ['engine', 'games', 'ai', 'match', 'storage', 'text'],
};

const layers = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `layers-${folder}`,
  comment: `src/${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing else of src'}.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: `^src/(${FOLDERS.filter((name) => name !== folder && !allowed.includes(name)).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'rules-are-pure',
      comment: 'Rules and search run anywhere: no React, no device, no stored state.',
      severity: 'error',
      from: { path: '^src/(engine|games|ai)/' },
      to: { path: '(^|/)(@?react|@?react-native|@?expo|@react-navigation|zustand)([-/]|$)' },
    },
    {
      name: 'no-node-on-a-phone',
      comment: 'What a phone runs cannot import the modules of Node.',
      severity: 'error',
      from: { path: '^(App\\.tsx|src/(?!scripts/))' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'games-do-not-meet',
      comment: 'One game knows nothing of another; only the registry knows them all.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-through-the-registry',
      comment: 'Search, matches and screens reach games through src/games/index.ts alone.',
      severity: 'error',
      from: { path: '^(App\\.tsx|src/(ai|match|ui)/)', pathNot: '^src/ui/boards/[^/]+/' },
      to: { path: '^src/games/', pathNot: '^src/games/index\\.ts$' },
    },
    {
      name: 'board-knows-its-game',
      comment: 'A board may use the types and pure helpers of its own game.',
      severity: 'error',
      from: { path: '^src/ui/boards/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/($1/|index\\.ts$)' },
    },
    {
      name: 'boards-do-not-meet',
      comment: 'A board stands on the kit and on what all boards share, never on another board.',
      severity: 'error',
      from: { path: '^src/ui/boards/([^/]+)/' },
      to: { path: '^src/ui/boards/[^/]+/', pathNot: '^src/ui/boards/($1|kit)/' },
    },
    {
      name: 'kit-knows-no-game',
      comment: 'The kit holds what every board shares: neither a game, nor their registry, nor a board.',
      severity: 'error',
      from: { path: '^src/ui/boards/kit/' },
      to: { path: '^src/(games/|ui/boards/(?!kit/)[^/]+/|ui/boards/index\\.ts$)' },
    },
    {
      name: 'one-place-redacts',
      comment: 'What is hidden leaves src/match only through sight.ts, which is told whose eyes look.',
      severity: 'error',
      from: { path: '^(App\\.tsx|src/(match|ui)/)', pathNot: '^src/match/sight\\.ts$' },
      to: { path: '^src/engine/events\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-see-no-whole-game',
      comment: 'Screens hand games about, as `Played`; only src/match looks inside.',
      severity: 'error',
      from: { path: '^(App\\.tsx|src/ui/)' },
      to: { path: '^src/match/whole\\.ts$' },
    },
    {
      name: 'app-ships-no-tooling',
      comment: 'Scripts and tests import the app, never the other way.',
      severity: 'error',
      from: { path: '^(App\\.tsx|src/(?!scripts/))' },
      to: { path: '^(__tests__|src/scripts)/' },
    },
    {
      name: 'app-ships-no-dev-dependency',
      severity: 'error',
      from: { path: '^(App\\.tsx|src/(?!scripts/))' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other across files, code may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-missing-files', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.web.ts', '.native.ts', '.web.tsx', '.native.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['react-native', 'import', 'require', 'node', 'default'],
    },
  },
};
