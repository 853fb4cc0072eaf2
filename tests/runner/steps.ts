import { existsSync, globSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { changedSinceMain, reachOf } from './changes.ts';
import { filesOfReport, ofJestReport } from './jest-report.ts';
import { WITH_CLOCK } from '../clock/suite-clock.ts';
import type { Step } from './step.ts';
import { NOTHING, ofGate, ofLastLine } from './tally.ts';

const CACHE = 'node_modules/.cache';

const gate = (name: string, ...program: ReadonlyArray<string>): Step => ({ name, program, tally: ofGate });

const scenarios = (name: string, profile: string): Step => ({
  name,
  program: [...WITH_CLOCK, 'tests/acceptance/run.ts', profile],
  tally: ofLastLine,
});

/** Compares what pages, blocks and mails say with their files; the features compare how their scenarios end. */
const ledger: Step = {
  name: 'ledger',
  program: [...WITH_CLOCK, '--import=./tests/acceptance/typescript.js', 'tests/ledger/run.ts', 'check'],
  tally: ofLastLine,
};

const types = (name: string, project: string): Step =>
  gate(
    name,
    'node_modules/typescript/bin/tsc',
    ...['-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/types/${project}.tsbuildinfo`],
  );

const jest = (
  name: string,
  projects: ReadonlyArray<string>,
  workers: number,
  more: ReadonlyArray<string> = [],
): Step & { readonly report: string } => {
  const report = `reports/jest-${projects.join('-')}.json`;
  rmSync(report, { force: true });
  return {
    name,
    report,
    program: [
      ...WITH_CLOCK,
      ...[
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        'node_modules/jest/bin/jest.js',
      ],
      ...[
        '--json',
        `--outputFile=${report}`,
        `--maxWorkers=${workers}`,
        '--selectProjects',
        ...projects,
        ...more,
      ],
    ],
    tally: () => ofJestReport(report),
  };
};

const CORES = Math.max(2, availableParallelism());

/** How many steps run at the same time. */
export const LANES = CORES;

const allContracts = (): Step => jest('contract', ['contract'], Math.floor(CORES / 2));

/** The contract suites that the branch's changes affect; reports the skipped ones. */
const reachedContracts = (): Step => {
  const reach = reachOf(changedSinceMain());
  if (reach === null) return allContracts();
  const related = ['--passWithNoTests', '--findRelatedTests', ...(reach.length > 0 ? reach : ['nothing'])];
  const step = jest('contract, as far as changed', ['contract'], Math.floor(CORES / 2), related);
  return {
    ...step,
    tally: () => {
      // If no test has to run, Jest writes no report.
      const tally = existsSync(step.report) ? ofJestReport(step.report) : NOTHING;
      const left = globSync('tests/**/*.contract.test.ts').length - filesOfReport(step.report);
      return left === 0
        ? tally
        : {
            ...tally,
            skipped: [
              ...tally.skipped,
              `${left} files of contract suites that no change since main reaches (npm test runs all)`,
            ],
          };
    },
  };
};

/** The fast steps, without a browser, longest first; `check` skips contract suites that no change affects. */
export const fastSteps = (scope: 'check' | 'all'): ReadonlyArray<Step> => [
  scope === 'all' ? allContracts() : reachedContracts(),
  jest('unit, jsdom', ['unit', 'jsdom'], Math.floor(CORES / 2)),
  gate(
    'lint',
    'node_modules/eslint/bin/eslint.js',
    ...['.', '--max-warnings=0', '--cache', '--cache-strategy=content', `--cache-location=${CACHE}/eslint/`],
  ),
  ledger,
  types('types', 'tsconfig.json'),
  types('types of the core', 'tsconfig.core.json'),
  scenarios('features', 'application'),
  gate(
    'format',
    'node_modules/prettier/bin/prettier.cjs',
    ...['--check', '.', '--cache', '--cache-strategy=content', `--cache-location=${CACHE}/prettier/format`],
  ),
  gate(
    'layers',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['--config', '.dependency-cruiser.cjs', 'domain', 'application', 'infrastructure', 'ui', 'tests'],
  ),
  gate('unused', 'node_modules/knip/bin/knip.js'),
];

/** Steps that need a registry; skipped if none answers. */
export const registrySteps = (): ReadonlyArray<Step> => [
  { name: 'npm audit', program: ['tests/audit.ts'], tally: ofLastLine },
];

/** The steps that the browser steps depend on. */
export const preparation = (): ReadonlyArray<Step> => [
  gate('build', 'infrastructure/cli/build.ts'),
  gate('a browser', 'tests/chromium.ts'),
];

/** The steps that need the built site and Chromium; they run one after the other, each with two workers. */
export const browserSteps = (): ReadonlyArray<Step> => [
  jest('browser', ['browser'], 2),
  scenarios('features in a browser', 'browser'),
];
