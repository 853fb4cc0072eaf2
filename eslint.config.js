import { readdirSync } from 'node:fs';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SOURCE = ['domain/**', 'application/**', 'infrastructure/**', 'ui/**'].map(
  (room) => `${room}/*.{ts,tsx}`,
);
const TESTS = ['tests/**/*.{ts,tsx}'];
const PROGRAMS = ['*.{js,cjs,mjs}', '*.config.ts', 'tests/**/*.js'];

const RAW_HTML = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML'], Property[key.value='dangerouslySetInnerHTML']",
  message: 'Raw html is rendered in one place only.',
};
/** The compiler looks for unknown names only among properties that a literal writes out. */
const SPREAD_LITERAL = {
  selector:
    'ObjectExpression > SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression:not(:has(> Property[computed=true]))',
  message: 'Write the properties out: a spread literal may hold names that its type does not know.',
};
const SUBSCRIBE = {
  selector: "CallExpression[callee.type='MemberExpression'][callee.property.name='subscribe']",
  message: 'Only ui/bindings subscribes: use useObservable.',
};

/** The names of capabilities, which are those of their files. */
const ROWS = 'infrastructure/composition/capabilities';
const NAMES = readdirSync(new URL(`${ROWS}/browser`, import.meta.url)).map((file) => file.replace('.ts', ''));
const NAME = `Literal[value=/^(${NAMES.join('|')})$/]`;
const BY_NAME = {
  selector: [
    `CallExpression[callee.name=/^(load|startsWith|fetch)/] > ${NAME}`,
    `CallExpression[callee.property.name=/^(load|startsWith|fetch)/] > ${NAME}`,
    `CallExpression[callee.property.name='includes']:matches([callee.object.name=/needs|late/i], [callee.object.property.name=/needs|late/i]) > ${NAME}`,
    `BinaryExpression[operator='in'] > ${NAME}.left`,
    "MemberExpression[object.property.name='capabilities']",
  ].join(),
  message: 'Blocks and pages declare their needs. Only the files of a capability name it.',
};

const CONTAINER = ['inversify', 'reflect-metadata'].map((name) => ({
  group: [name, `${name}/*`],
  message: 'Only infrastructure/composition imports the container.',
}));

const network = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({
  name,
  message: 'Components call use cases. Only adapters use the network.',
}));
const storage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
  name,
  message: 'Components call use cases. Only adapters use storage.',
}));
const page = ['window', 'document'].map((name) => ({
  name,
  message: 'Only ui/components, ui/bindings and the start code access the document.',
}));
const withoutGlobals = (...globals) => ['error', { globals: globals.flat(), checkGlobalObject: true }];

export default defineConfig(
  {
    ignores: ['dist/**', 'reports/**', '.data/**', 'coverage/**', 'tests/layers/violations/**'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: [...SOURCE, ...TESTS, ...PROGRAMS],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', RAW_HTML, BY_NAME, SPREAD_LITERAL],
      'no-implicit-globals': 'error',
      'no-param-reassign': 'error',
      'no-else-return': 'error',
      'no-constant-condition': 'error',
      'no-dupe-else-if': 'error',
      'no-duplicate-case': 'error',
      'no-empty': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unsafe-finally': 'error',
      'no-useless-catch': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: CONTAINER }],
    },
  },
  {
    files: [...SOURCE, ...TESTS],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: SOURCE, rules: { 'max-lines': ['error', { max: 300 }] } },
  {
    files: ['ui/**/*.{ts,tsx}', 'infrastructure/composition/*.tsx', 'tests/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['ui/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['ui/**/*.{ts,tsx}'],
    languageOptions: { globals: { window: 'readonly', globalThis: 'readonly', self: 'readonly' } },
    rules: {
      'no-restricted-globals': withoutGlobals(network, storage, page),
      'no-restricted-syntax': ['error', RAW_HTML, SUBSCRIBE, BY_NAME, SPREAD_LITERAL],
    },
  },
  {
    files: ['ui/components/**/*.{ts,tsx}'],
    rules: { 'no-restricted-globals': withoutGlobals(network, storage) },
  },
  {
    files: ['ui/bindings/**/*.{ts,tsx}', 'ui/app/start.{ts,tsx}', 'ui/app/start/**/*.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['ui/bindings/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', RAW_HTML, BY_NAME, SPREAD_LITERAL] },
  },
  // The only component that renders raw html. Its type accepts only sanitized html.
  {
    files: ['ui/components/html/html.tsx'],
    rules: { 'no-restricted-syntax': ['error', SUBSCRIBE, SPREAD_LITERAL] },
  },
  {
    files: [`${ROWS}/**/*.ts`, ...TESTS],
    rules: { 'no-restricted-syntax': ['error', RAW_HTML, SPREAD_LITERAL] },
  },
  {
    files: ['infrastructure/composition/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  { files: ['infrastructure/**/*.{ts,tsx}', ...TESTS], rules: { 'no-console': 'off' } },
  // Google's tags recognize a command by its type, a function's own `arguments`.
  { files: ['infrastructure/browser/measurement/consent-mode.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
