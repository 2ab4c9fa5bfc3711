import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const REPORTED = [
  ['src/engine/a.ts', 'export enum Good { Fur }', 'house(no-enums)'],
  ['src/engine/a.ts', 'export const roll = Math.random();', 'eslint(no-restricted-properties)'],
  ['src/storage/a.ts', 'export const { random } = Math;', 'eslint(no-restricted-properties)'],
  ['src/ui/a.tsx', 'export const roll = () => Math.random();', 'eslint(no-restricted-properties)'],
  ['__tests__/engine/a.test.ts', 'fc.assert(law);', 'eslint(no-restricted-properties)'],
  [
    'src/match/a.ts',
    "import { getRandomBytes } from 'expo-crypto';\nexport const a = getRandomBytes(1);",
    'eslint(no-restricted-imports)',
  ],
  ['src/games/harbour/a.ts', 'export const now = Date.now();', 'house(no-clock)'],
  ['src/games/harbour/a.ts', 'export const now = new Date();', 'house(no-clock)'],
  ['src/games/harbour/a.ts', 'export const now = performance.now();', 'house(no-clock)'],
  ['src/match/a.ts', 'export const now = () => Date.now();', 'eslint(no-restricted-properties)'],
  ['src/ui/a.tsx', 'export const { now } = Date;', 'eslint(no-restricted-properties)'],
  ['src/match/a.ts', 'export const x: any = 1;', 'typescript(no-explicit-any)'],
  [
    'src/match/a.ts',
    'export const first = (list: string[]) => list[0]!;',
    'typescript(no-non-null-assertion)',
  ],
  ['src/match/a.ts', '// @ts-ignore\nexport const x: string = 1;', 'typescript(ban-ts-comment)'],
  [
    'src/ui/screens/a.tsx',
    "import { Text } from 'react-native';\nexport const A = () => <Text>a</Text>;",
    'eslint(no-restricted-imports)',
  ],
  [
    'src/ui/screens/a.tsx',
    "import { Pressable } from 'react-native';\nexport { Pressable };",
    'eslint(no-restricted-imports)',
  ],
  [
    'src/ui/a.tsx',
    'export const A = (on: boolean) => { if (on) useState(1); };',
    'react-hooks(rules-of-hooks)',
  ],
  [
    'src/ui/components/a.tsx',
    "import { Pressable } from 'react-native';\nexport const A = () => <Pressable onPress={go} />;",
    'house(control-has-role)',
  ],
  [
    'src/ui/components/a.tsx',
    "import { TextInput } from 'react-native';\nexport const A = () => <TextInput value='a' />;",
    'house(field-has-name)',
  ],
  [
    'src/ui/components/a.tsx',
    "import { View } from 'react-native';\nexport const A = () => <View accessibilityRole='buton' />;",
    'react-native-a11y(has-valid-accessibility-role)',
  ],
] as const;

const ACCEPTED = [
  [
    'src/ui/components/a.tsx',
    "import { TextInput } from 'react-native';\nexport const A = () => <TextInput aria-label='Name' />;",
  ],
  [
    'src/ui/components/a.tsx',
    "import { Pressable } from 'react-native';\nexport const A = () => <Pressable role='button' />;",
  ],
  ['src/ui/components/a.tsx', "import { Text } from 'react-native';\nexport const A = () => <Text>a</Text>;"],
  ['src/ui/screens/a.tsx', "import { View } from 'react-native';\nexport const A = () => <View />;"],
  ['src/match/a.ts', 'export const now = () => performance.now();'],
  ['src/storage/clock.ts', 'export const now = () => Date.now();'],
] as const;

interface Report {
  diagnostics: { code: string; filename: string }[];
}

let broken: Report['diagnostics'] = [];

/** Several samples stand in one folder: each has its number for a name. */
const fileOf = (path: string, index: number) => path.replace(/a(?=\.)/, String(index));

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [index, [path, code]] of [...REPORTED, ...ACCEPTED].entries())
    write(fileOf(path, index), `${code}\n`);
  // The samples are no program, so the rules that need its types are left out.
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Record<string, unknown>;
  write('.oxlintrc.json', JSON.stringify({ ...config, options: { typeAware: false } }));
  // Where temporary files lie inside a clone, its list of what to ignore must not hold for the samples.
  mkdirSync(join(folder, '.git'));
  for (const path of ['node_modules', 'src/scripts']) symlinkSync(resolve(path), join(folder, path));
  broken = lint(folder);
  rmSync(folder, { recursive: true });
}, 60_000);

function lint(folder: string): Report['diagnostics'] {
  const linter = resolve('node_modules/oxlint/bin/oxlint');
  const args = ['--format', 'json', '--ignore-pattern', 'src/scripts', '.'];
  const { stdout } = spawnSync(process.execPath, [linter, ...args], { cwd: folder, encoding: 'utf8' });
  return (JSON.parse(stdout) as Report).diagnostics;
}

const rulesBrokenIn = (path: string, index: number) =>
  broken.filter(({ filename }) => filename === fileOf(path, index)).map(({ code }) => code);

it.each(REPORTED.map((row, index) => [...row, index] as const))(
  'in %s, %j is reported by %s',
  (path, _code, rule, index) => {
    expect(rulesBrokenIn(path, index)).toContain(rule);
  },
);

it.each(ACCEPTED.map((row, index) => [...row, REPORTED.length + index] as const))(
  'in %s, %j is fine',
  (path, _code, index) => {
    expect(rulesBrokenIn(path, index)).toEqual([]);
  },
);
