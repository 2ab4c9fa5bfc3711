const { availableParallelism } = require('node:os');

const elsewhere = require('./__tests__/support/jest/platforms');

const support = '<rootDir>/__tests__/support/jest';
const alias = { '^@/(.*)$': '<rootDir>/src/$1' };
const plugins = [require.resolve('./__tests__/support/jest/import-as-require')];
const cacheDirectory = '<rootDir>/.cache/jest';

/** As the bundler asks for it: the app's own screens go through React's compiler, packages do not. */
const compiledFor = (platform) => {
  const compiler = `${support}/shared-transformer.js`;
  // Without the phone's engine named, everything newer than ES5 would be written out.
  const caller = { name: 'metro', bundler: 'metro', platform, engine: 'hermes' };
  return {
    '/src/ui/.*\\.tsx?$': [compiler, { caller: { ...caller, supportsReactCompiler: true }, plugins }],
    '\\.[jt]sx?$': [compiler, { caller }],
  };
};

/** Packages that come in one form only, which Node cannot read here before it is compiled. */
const COMPILED = 'qr/';

/** Rules, search, saves and texts need no React Native: plain Node keeps their tests fast. */
const node = {
  cacheDirectory,
  moduleNameMapper: alias,
  setupFiles: [`${support}/chance.ts`],
  testEnvironment: 'node',
  transform: compiledFor('ios'),
  transformIgnorePatterns: [`/node_modules/(?!${COMPILED})`],
};

/** iOS runs every screen test, the other platforms run those whose subject differs there. */
function testsOn(platform) {
  if (platform === 'ios') return ['**/*'];
  return elsewhere
    .filter(({ on = ['android', 'web'] }) => on.includes(platform))
    .flatMap(({ tests }) => tests.map((name) => (name.endsWith('/') ? `${name}**/*` : name)));
}

const screens = (platform) => ({
  cacheDirectory,
  moduleNameMapper: alias,
  displayName: platform,
  preset: `jest-expo/${platform}`,
  testMatch: testsOn(platform).map((name) => `<rootDir>/__tests__/ui/${name}.test.{ts,tsx}`),
  transform: { ...compiledFor(platform), ...assetsOf(platform) },
  transformIgnorePatterns: require(`jest-expo/${platform}/jest-preset`).transformIgnorePatterns.map(
    (pattern) => pattern.replace('(?!(', `(?!(${COMPILED}|`),
  ),
  setupFiles: [
    'react-native-gesture-handler/jestSetup',
    `${support}/storage-and-insets.ts`,
    `${support}/chance.ts`,
    `${support}/files.ts`,
    `${support}/sound.ts`,
    `${support}/drawings.ts`,
  ],
  setupFilesAfterEnv: [
    `${support}/animations.ts`,
    `${support}/screen-patience.ts`,
    `${support}/short-stacks.ts`,
  ],
});

/** How the preset stands in for pictures, fonts and sounds; it knows no packed fonts. */
const assetsOf = (platform) =>
  Object.fromEntries(
    Object.entries(require(`jest-expo/${platform}/jest-preset`).transform)
      .filter(([, transform]) => !Array.isArray(transform) || transform[0] !== 'babel-jest')
      .map(([files, transform]) => [files.replace('|ttf|', '|ttf|woff2|'), transform]),
  );

const native = (platform) => ({
  ...screens(platform),
  moduleNameMapper: { ...alias, '^\\.\\./mockNativeComponent$': `${support}/host-component.ts` },
  resolver: `${support}/native-resolver.js`,
  setupFiles: [`${support}/plain-clock.ts`, ...screens(platform).setupFiles],
  setupFilesAfterEnv: [...screens(platform).setupFilesAfterEnv, `${support}/told-in-short.ts`],
});

const web = {
  ...screens('web'),
  moduleNameMapper: {
    ...alias,
    '^@testing-library/react-native$': `${support}/testing-library-web.ts`,
    '^react-native$': `${support}/react-native-in-browser.js`,
  },
  setupFiles: [...screens('web').setupFiles, `${support}/browser-globals.ts`],
};

module.exports = {
  // Jest leaves a core to whoever watches: of two that is half.
  maxWorkers: availableParallelism(),
  // In a worker that had run other files React's updates were once never carried out, see CONTRIBUTING: each begins in one of its own.
  // Browsers' tests share the browser of their worker.
  workerIdleMemoryLimit: process.argv.includes('e2e') ? '1500MB' : '1MB',
  testSequencer: `${support}/longest-first.js`,
  projects: [
    {
      ...node,
      displayName: 'pure',
      testMatch: ['<rootDir>/__tests__/{engine,games,ai,match,storage,text,scripts,support}/**/*.test.ts'],
    },
    native('ios'),
    native('android'),
    web,
    {
      ...node,
      displayName: 'e2e',
      testEnvironment: `${support}/browser-environment.js`,
      testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
      globalSetup: `${support}/serve-web-build.ts`,
      globalTeardown: `${support}/stop-serving.ts`,
      setupFilesAfterEnv: [`${support}/browser-patience.ts`],
    },
  ],
};
