import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NOTHING, type Tally } from './tally.ts';

interface JestTest {
  readonly status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' | 'disabled' | 'focused';
  readonly title: string;
  readonly ancestorTitles: ReadonlyArray<string>;
  /** How often it was tried. */
  readonly invocations?: number;
  readonly failureMessages?: ReadonlyArray<string>;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    /** Why a file could not be loaded; empty where its tests ran. */
    readonly message?: string;
    readonly assertionResults: ReadonlyArray<JestTest>;
  }>;
}

const groupOf = ({ ancestorTitles, title }: JestTest): string => ancestorTitles.join(' > ') || title;

const skippedIn = (report: JestReport): ReadonlyArray<string> =>
  report.testResults.flatMap(({ name, assertionResults }) => {
    const left = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed');
    const file = relative(process.cwd(), name);
    return [...Map.groupBy(left, groupOf)].map(
      ([group, tests]) => `${file}: ${group} (${tests.length} ${tests.length === 1 ? 'test' : 'tests'})`,
    );
  });

const placeOf = (file: string, { ancestorTitles, title }: JestTest): string =>
  `${relative(process.cwd(), file)}: ${[...ancestorTitles, title].join(' > ')}`;

const repeatedIn = (report: JestReport): ReadonlyArray<string> =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map((test) => placeOf(name, test)),
  );

const MAX_REASON_LINES = 20;

const reasonOf = (messages: ReadonlyArray<string>): string =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_REASON_LINES)
    .map((line) => `  ${line}`)
    .join('\n');

const failuresIn = (report: JestReport): ReadonlyArray<string> =>
  report.testResults.flatMap(({ name, message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return assertionResults.length === 0 && message !== ''
      ? [`${relative(process.cwd(), name)}\n${reasonOf([message])}`]
      : failed.map((test) => `${placeOf(name, test)}\n${reasonOf(test.failureMessages ?? [])}`);
  });

const read = (path: string): JestReport => JSON.parse(readFileSync(path, 'utf8')) as JestReport;

/** The number of test files in a report; none if there is no report. */
export const filesOfReport = (path: string): number => (existsSync(path) ? read(path).testResults.length : 0);

/** What Jest wrote to its report; a missing or broken report is one failure, a file that does not load another. */
export const ofJestReport = (path: string): Tally => {
  try {
    const report = read(path);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: skippedIn(report),
      repeated: repeatedIn(report),
      failures: failuresIn(report),
    };
  } catch {
    return { ...NOTHING, failed: 1 };
  }
};
