import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** One row a file: where it stands, what it imports, and the rule that this breaks. */
const FORBIDDEN = [
  ['src/engine/a.ts', '@/games/index', 'layers-engine'],
  ['src/games/harbour/a.ts', '@/ai/search', 'layers-games'],
  ['src/ai/a.ts', '@/match/match', 'layers-ai'],
  ['src/match/a.ts', '@/ui/screens/home', 'layers-match'],
  ['src/storage/a.ts', '@/games/index', 'layers-storage'],
  ['src/text/a.ts', '@/match/match', 'layers-text'],
  ['src/ui/a.ts', '@/scripts/bench', 'layers-ui'],
  ['src/engine/b.ts', 'react', 'rules-are-pure'],
  ['src/games/harbour/b.ts', 'react-native', 'rules-are-pure'],
  ['src/games/harbour/c.ts', 'expo-haptics', 'rules-are-pure'],
  ['src/ai/b.ts', '@react-native-async-storage/async-storage', 'rules-are-pure'],
  ['src/games/harbour/d.ts', '@/storage/saves', 'layers-games'],
  ['src/match/b.ts', 'node:fs', 'no-node-on-a-phone'],
  ['src/games/harbour/e.ts', '@/games/rotterdam/cards', 'games-do-not-meet'],
  ['src/ui/screens/a.ts', '@/games/harbour/cards', 'games-through-the-registry'],
  ['src/match/c.ts', '@/games/harbour/cards', 'games-through-the-registry'],
  ['src/ui/boards/a.ts', '@/games/harbour/cards', 'games-through-the-registry'],
  ['src/ui/boards/harbour/a.ts', '@/games/rotterdam/cards', 'board-knows-its-game'],
  ['src/ui/boards/harbour/b.ts', '@/ui/boards/rotterdam/board', 'boards-do-not-meet'],
  ['src/ui/boards/kit/a.ts', '@/games/harbour/cards', 'kit-knows-no-game'],
  ['src/ui/boards/kit/b.ts', '@/games/index', 'kit-knows-no-game'],
  ['src/ui/boards/kit/c.ts', '@/ui/boards/rotterdam/board', 'kit-knows-no-game'],
  ['src/ui/boards/kit/d.ts', '@/ui/boards/index', 'kit-knows-no-game'],
  ['src/ui/b.ts', '@/engine/events', 'one-place-redacts'],
  ['src/match/d.ts', '@/engine/events', 'one-place-redacts'],
  ['src/ui/c.ts', '@/match/whole', 'screens-see-no-whole-game'],
  ['App.tsx', '@/scripts/bench', 'app-ships-no-tooling'],
  ['src/text/b.ts', '../../__tests__/support/laws', 'app-ships-no-tooling'],
  ['src/engine/c.ts', 'fast-check', 'app-ships-no-dev-dependency'],
  ['src/engine/d.ts', './nowhere', 'no-missing-files'],
  ['src/text/c.ts', './d', 'no-cycles'],
] as const;

const ALLOWED = [
  ['src/text/d.ts', './c'],
  ['src/games/harbour/cards.ts', '@/engine/game'],
  ['src/games/index.ts', './harbour/cards'],
  ['src/ai/search.ts', '@/games/index'],
  ['src/match/match.ts', '@/ai/search'],
  ['src/storage/saves.ts', '@/engine/game'],
  ['src/match/sight.ts', '@/engine/events'],
  ['src/match/whole.ts', '@/engine/game'],
  ['src/ui/boards/harbour/board.ts', '@/games/harbour/cards'],
  ['src/ui/boards/rotterdam/board.ts', '@/ui/boards/kit/table'],
  ['src/ui/boards/kit/table.ts', '@/ui/boards/board'],
  ['src/ui/boards/index.ts', '@/ui/boards/harbour/board'],
  ['src/ui/screens/home.ts', '@/games/index'],
  ['src/scripts/bench.ts', '@/games/harbour/cards'],
  ['__tests__/support/laws.ts', '@/games/harbour/cards'],
] as const;

const LEAVES = [
  'src/engine/game.ts',
  'src/engine/events.ts',
  'src/games/rotterdam/cards.ts',
  'src/ui/boards/board.ts',
];

interface Violation {
  from: string;
  rule: { name: string };
}

let found: string[] = [];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const path of LEAVES) write(path, 'export const leaf = 1;\n');
  for (const [path, target] of [...FORBIDDEN, ...ALLOWED])
    write(path, `import '${target}';\nexport const a = 1;\n`);
  for (const file of ['package.json', 'tsconfig.json', 'node_modules'])
    symlinkSync(resolve(file), join(folder, file));
  found = cruise(folder).map(({ from, rule }) => `${from} breaks ${rule.name}`);
  rmSync(folder, { recursive: true });
}, 60_000);

function cruise(folder: string): Violation[] {
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = resolve('.dependency-cruiser.cjs');
  const args = ['--config', config, '--output-type', 'json', 'App.tsx', 'src', '__tests__'];
  const { stdout } = spawnSync(process.execPath, [cruiser, ...args], { cwd: folder, encoding: 'utf8' });
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

it.each(FORBIDDEN)('%s must not import %s: %s', (path, _target, rule) => {
  expect(found).toContain(`${path} breaks ${rule}`);
});

it.each(ALLOWED.slice(1))('%s may import %s', (path) => {
  expect(found.filter((line) => line.startsWith(`${path} `))).toEqual([]);
});
