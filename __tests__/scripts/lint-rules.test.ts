import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const REPORTED = [
  ['src/engine/a.ts', 'export enum Good { Fur }', 'no-restricted-syntax'],
  ['src/engine/a.ts', 'export const roll = Math.random();', 'no-restricted-properties'],
  ['src/storage/a.ts', 'export const { random } = Math;', 'no-restricted-properties'],
  ['src/ui/a.tsx', 'export const roll = () => Math.random();', 'no-restricted-properties'],
  ['__tests__/engine/a.test.ts', 'fc.assert(law);', 'no-restricted-properties'],
  [
    'src/match/a.ts',
    "import { getRandomBytes } from 'expo-crypto';\nexport const a = getRandomBytes(1);",
    'no-restricted-imports',
  ],
  ['src/games/harbour/a.ts', 'export const now = Date.now();', 'no-restricted-syntax'],
  ['src/games/harbour/a.ts', 'export const now = new Date();', 'no-restricted-syntax'],
  ['src/games/harbour/a.ts', 'export const now = performance.now();', 'no-restricted-syntax'],
  ['src/match/a.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  [
    'src/match/a.ts',
    'export const first = (list: string[]) => list[0]!;',
    '@typescript-eslint/no-non-null-assertion',
  ],
  ['src/match/a.ts', '// @ts-ignore\nexport const x: string = 1;', '@typescript-eslint/ban-ts-comment'],
  [
    'src/ui/screens/a.tsx',
    "import { Text } from 'react-native';\nexport const A = () => <Text>a</Text>;",
    'no-restricted-imports',
  ],
  [
    'src/ui/screens/a.tsx',
    "import { Pressable } from 'react-native';\nexport { Pressable };",
    'no-restricted-imports',
  ],
  [
    'src/ui/a.tsx',
    'export const A = (on: boolean) => { if (on) useState(1); };',
    'react-hooks/rules-of-hooks',
  ],
  [
    'src/ui/components/a.tsx',
    "import { Pressable } from 'react-native';\nexport const A = () => <Pressable onPress={go} />;",
    'no-restricted-syntax',
  ],
  [
    'src/ui/components/a.tsx',
    "import { TextInput } from 'react-native';\nexport const A = () => <TextInput value='a' />;",
    'no-restricted-syntax',
  ],
  [
    'src/ui/components/a.tsx',
    "import { View } from 'react-native';\nexport const A = () => <View accessibilityRole='buton' />;",
    'react-native-a11y/has-valid-accessibility-role',
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
  ['src/match/a.ts', 'export const now = () => Date.now();'],
] as const;

let broken: string[][] = [];

beforeAll(() => {
  const samples = [...REPORTED, ...ACCEPTED].map(([path, code]) => ({ path, code: `${code}\n` }));
  const { stdout } = spawnSync(process.execPath, [resolve('__tests__/support/lint-samples.mjs')], {
    input: JSON.stringify(samples),
    encoding: 'utf8',
  });
  broken = JSON.parse(stdout) as string[][];
}, 60_000);

it.each(REPORTED.map((row, index) => [...row, index] as const))(
  'in %s, %j is reported by %s',
  (_path, _code, rule, index) => {
    expect(broken[index]).toContain(rule);
  },
);

it.each(ACCEPTED.map((row, index) => [...row, REPORTED.length + index] as const))(
  'in %s, %j is fine',
  (_path, _code, index) => {
    expect(broken[index]).toEqual([]);
  },
);
