import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependencies } from '../../package.json';
import { packages as locked } from '../../package-lock.json';
import { comingWith, hasNativePart, nameOf } from '../../src/scripts/licences/closure';
import { packages, texts } from '../../src/ui/screens/credits/licences.json';

const installed = Object.entries<{ version?: string }>(locked).map(
  ([path, { version = '' }]) => `${path.split('node_modules/').at(-1) ?? ''} ${version}`,
);

/** What comes with the app's packages and is in no bundle of it, nor is what only these bring along. */
const NEVER_BUNDLED: readonly (readonly [why: string, names: RegExp])[] = [
  [
    'It runs where the app is built.',
    /^(?:@babel\/(?!runtime$).*|babel-.*|metro-source-map|hermes-compiler|@react-native\/(?:codegen|community-cli-plugin|gradle-plugin)|expo-modules-autolinking|commander|convert-source-map|debug|semver|tinyglobby|xml2js|yargs)$/,
  ],
  [
    'It is Expo’s, and runs where the app is built.',
    /^@expo\/(?:cli|config|config-plugins|config-types|devtools|env|expo-modules-macros-plugin|fingerprint|image-utils|local-build-cache-provider|metro|metro-config|plist)$/,
  ],
  [
    'It is there while the app is developed.',
    /^(?:anser|pretty-format|react-devtools-core|react-refresh|ws)$/,
  ],
  ['It has types and nothing else.', /^(?:@types\/.*|sf-symbols-typescript|type-fest)$/],
  [
    'It belongs to a part of a package that the app has no use for.',
    /^(?:@egjs\/hammerjs|ansi-regex|asap|cross-fetch|css-select|css-tree|fbjs-css-vars|hoist-non-react-statics|loose-envify|merge-options|object-assign|postcss-value-parser|rtl-detect|setimmediate|standard-navigation|ua-parser-js)$/,
  ],
];

const isNeverBundled = (name: string): boolean => NEVER_BUNDLED.some(([, names]) => names.test(name));

/** Where one of these fails, `npm run licences` writes the list anew. */
describe('the list of licences', () => {
  it.each(Object.keys(dependencies))('names %s in the version that is installed', (name) => {
    const { version } = (locked as Record<string, { version?: string }>)[`node_modules/${name}`] ?? {};
    expect(packages.filter((one) => one.name === name).map((one) => one.version)).toContain(version);
  });

  it('names everything that comes with those, but for what is never bundled', () => {
    const listed = new Set(packages.map(({ name }) => name));
    const coming = comingWith(locked, Object.keys(dependencies), isNeverBundled).map(nameOf);
    expect(coming.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('names everything that has a part for phones, which no bundle holds', () => {
    const listed = new Set(packages.map(({ name }) => name));
    const native = comingWith(locked, Object.keys(dependencies)).filter(hasNativePart).map(nameOf);
    expect(native.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('names nothing that is never bundled', () =>
    expect(packages.map(({ name }) => name).filter(isNeverBundled)).toEqual([]));

  it('names nothing that is not installed', () =>
    expect(
      packages.map(({ name, version }) => `${name} ${version}`).filter((one) => !installed.includes(one)),
    ).toEqual([]));

  it('says of everything whose it is, and what its licence says', () => {
    for (const { name, licence, copyright, texts: places } of packages) {
      expect([name, licence === '' || copyright.length === 0 || places.length === 0]).toEqual([name, false]);
      for (const place of places) expect(texts[place]?.length).toBeGreaterThan(200);
    }
  });

  it('lies beside the web version as a text', () => {
    const folder = mkdtempSync(join(tmpdir(), 'licences-'));
    const write =
      "import('./src/scripts/tooling/licences.mjs').then((m) => m.writeLicences(process.argv[1]))";
    execFileSync(process.execPath, ['-e', write, folder]);
    const text = readFileSync(join(folder, 'licences.txt'), 'utf8');
    rmSync(folder, { recursive: true });
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version}`);
    for (const wording of texts) expect(text).toContain(wording);
  });
});
