import jestConfig from './jest.config.ts';

const unit = jestConfig.projects?.find(
  (project) => typeof project === 'object' && project.displayName === 'unit',
);

/**
 * `npm run mutants`: Stryker changes the domain's code in one place at a time and runs the domain's tests on each change.
 * A mutant that survives is a rule that no test checks (quality: mutation score of the domain >= 90 %).
 * One folder alone: `npm run mutants -- --mutate 'domain/phone/**'`.
 */
export default {
  mutate: ['domain/**/*.ts'],
  ignorePatterns: ['/dist', '/reports', '/docs', '/.data', '/features'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    // Only the domain's tests: with `projects`, Jest would run the tests of every project that reach the mutant.
    config: {
      ...unit,
      // Each mutant needs its own modules.
      testRunner: 'jest-circus/runner',
      setupFiles: ['<rootDir>/tests/clock/set-clock.ts'],
      projects: [],
      roots: ['<rootDir>/domain', '<rootDir>/tests/domain'],
      testMatch: ['<rootDir>/tests/domain/**/*.unit.test.ts'],
    },
  },
  coverageAnalysis: 'perTest',
  // Values that are computed when a file loads affect every test: a fifth of the mutants would take three quarters of the time.
  ignoreStatic: true,
  concurrency: 2,
  // A mutant that hangs counts as noticed, so a slow run on a busy machine must not reach this limit.
  timeoutMS: 15_000,
  incremental: true,
  incrementalFile: 'reports/mutants.json',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: 'reports/mutants.html' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: 'reports/mutants',
};
