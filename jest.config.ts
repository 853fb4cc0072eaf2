import type { Config } from 'jest';

/** One project per environment, named in the suffix of a test file. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      {
        useESM: true,
        tsconfig: { isolatedModules: true, jsx: 'react-jsx', module: 'ESNext', target: 'ES2024' },
        diagnostics: false,
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/ui/class-names.ts',
    '\\.svg$': '<rootDir>/tests/ui/asset-address.ts',
  },
};

const project = (environment: string, pattern: string, testEnvironment = 'node') => ({
  ...shared,
  displayName: environment,
  // Jest's workers have the suite's clock from their start, but each test file has a `Date` of its own.
  setupFiles: ['<rootDir>/tests/clock/set-clock.ts'],
  testEnvironment,
  testMatch: [`<rootDir>/tests/**/*.${pattern}`],
});

/** The modules of these files are loaded once per worker, in the worker's realm, because they need no DOM. */
const sharingModules = (environment: string, pattern: string) => ({
  ...project(environment, pattern),
  // They use the worker's clock.
  setupFiles: [],
  testRunner: '<rootDir>/tests/runner/shared-modules/test-runner.js',
});

const config: Config = {
  // Only for hanging tests (`tests/hang-guards.ts`). Projects cannot have their own limit.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/tests/longest-first.js',
  projects: [
    sharingModules('unit', 'unit.test.ts'),
    sharingModules('contract', 'contract.test.ts'),
    project('jsdom', 'jsdom.test.tsx', 'jsdom'),
    {
      ...project('browser', 'browser.test.ts', '<rootDir>/tests/browser/browser-environment.js'),
      setupFilesAfterEnv: ['<rootDir>/tests/browser/second-try.js'],
      globalSetup: '<rootDir>/tests/browser/build.js',
      globalTeardown: '<rootDir>/tests/browser/close-shared-browser.js',
    },
  ],
};

export default config;
