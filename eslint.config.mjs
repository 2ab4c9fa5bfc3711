import reactHooks from 'eslint-plugin-react-hooks';
import reactNativeA11y from 'eslint-plugin-react-native-a11y';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const RULES_CODE = ['src/engine/**', 'src/games/**'];

const noEnums = {
  selector: 'TSEnumDeclaration',
  message: 'Derive a union from a literal list: const GOODS = [...] as const.',
};

/** The same seed must give the same game, so rules read no clock. */
const noClock = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Rules know no clock.' },
  { selector: "NewExpression[callee.name='Date']", message: 'Rules know no clock.' },
  { selector: "CallExpression[callee.name='Date']", message: 'Rules know no clock.' },
  { selector: "MemberExpression[object.name='performance']", message: 'Rules know no clock.' },
];

const noMathRandom = {
  object: 'Math',
  property: 'random',
  message: 'Anybody can foretell it. Rules use the Random they are given, all else src/storage/chance.ts.',
};

/** A test that draws other numbers each time fails by luck, and mostly somebody who changed nothing about it. */
const noFreshDraws = {
  object: 'fc',
  property: 'assert',
  message:
    'Use forAll of __tests__/support/for-all.ts: it draws the same each time, unless asked for fresh seeds.',
};

const unless = (...names) =>
  `:not(:has(> JSXAttribute[name.name=/^(${names.join('|')})$/])):not(:has(> JSXSpreadAttribute))`;

/** The plugin for React Native knows only the older accessibility props; these know `role` and `aria-label` as well. */
const everyControlIsNamed = [
  {
    selector: `JSXOpeningElement[name.name=/^(Animated)?Pressable$/]${unless('role', 'accessibilityRole')}`,
    message: 'Say what it is: give it a role.',
  },
  {
    selector: `JSXOpeningElement[name.name='TextInput']${unless('aria-label', 'aria-labelledby', 'accessibilityLabel')}`,
    message: 'Say what is written here: give it an aria-label.',
  },
];

export default defineConfig(
  globalIgnores(['.cache', '.expo', 'android', 'coverage', 'dist', 'ios', 'node_modules']),

  { rules: { 'no-restricted-properties': ['error', noMathRandom] } },

  {
    files: ['__tests__/**'],
    ignores: ['__tests__/support/for-all.ts'],
    rules: { 'no-restricted-properties': ['error', noMathRandom, noFreshDraws] },
  },

  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-restricted-syntax': ['error', noEnums],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // Nothing here is a class, so a function taken from an object loses no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // There are no enums to be unsafe with, and these two are slow.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Numbers are what these texts are full of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Types that describe JSON are type aliases, contracts are interfaces: the author chooses.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // A key with a name (`[cardId: string]`) often says more than a Record.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // It asks for `!`, which no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A leading underscore names what is taken out of an object only to leave it out of the rest; a constant
      // may be a literal list that only types are derived from.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^(_|[A-Z_]+$)', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },

  {
    files: ['**/*.tsx', 'src/ui/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    plugins: { 'react-native-a11y': reactNativeA11y },
    rules: {
      'no-restricted-syntax': ['error', noEnums, ...everyControlIsNamed],
      'react-native-a11y/has-valid-accessibility-actions': 'error',
      'react-native-a11y/has-valid-accessibility-ignores-invert-colors': 'error',
      'react-native-a11y/has-valid-accessibility-live-region': 'error',
      'react-native-a11y/has-valid-accessibility-role': 'error',
      'react-native-a11y/has-valid-accessibility-state': 'error',
      'react-native-a11y/has-valid-accessibility-value': 'error',
      'react-native-a11y/has-valid-important-for-accessibility': 'error',
      'react-native-a11y/no-nested-touchables': 'error',
    },
  },

  {
    files: RULES_CODE,
    rules: { 'no-restricted-syntax': ['error', noEnums, ...noClock] },
  },

  {
    files: ['App.tsx', 'src/**'],
    ignores: ['src/ui/components/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-native',
              importNames: ['Text', 'Pressable'],
              message:
                'Use the components of src/ui/components: they carry type styles, labels and touch sizes.',
            },
            {
              name: 'expo-crypto',
              importNames: ['getRandomBytes'],
              message:
                'Use src/storage/chance.ts: this one gives guessable bytes while the app is developed.',
            },
          ],
        },
      ],
    },
  },

  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        __dirname: false,
        console: false,
        module: false,
        performance: false,
        process: false,
        require: false,
        URL: false,
      },
    },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error', 'prefer-const': 'error', eqeqeq: 'error' },
  },

  {
    files: ['assets/web/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: { Response: false, btoa: false, caches: false, crypto: false, fetch: false, self: false },
    },
  },
);
