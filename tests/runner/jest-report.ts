import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NOTHING, type Tally } from './tally.ts';

interface JestTest {
  readonly status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' | 'disabled' | 'focused';
  readonly title: string;
  readonly ancestorTitles: ReadonlyArray<string>;
  /** How often the test ran. */
  readonly invocations?: number;
  readonly failureMessages?: ReadonlyArray<string>;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    /** The reason why a file could not be loaded; empty if its tests ran. */
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

/** The number of test files in a report; 0 if there is no report. */
export const filesOfReport = (path: string): number => (existsSync(path) ? read(path).testResults.length : 0);

/** The tally of Jest's report; a missing or broken report counts as a failure, as does a file that could not be loaded. */
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
