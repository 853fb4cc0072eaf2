import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { NOTHING, type Tally } from './tally.ts';

interface JestTest {
  readonly status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' | 'disabled' | 'focused';
  readonly title: string;
  readonly ancestorTitles: ReadonlyArray<string>;
  /** How often it was tried. */
  readonly invocations?: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: ReadonlyArray<{
    readonly name: string;
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

const repeatedIn = (report: JestReport): ReadonlyArray<string> =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ ancestorTitles, title }) =>
        [`${relative(process.cwd(), name)}: ${ancestorTitles.join(' > ')}`, title].join(' > '),
      ),
  );

/** What Jest wrote to its report; a missing or broken report is one failure, a file that does not load another. */
export const ofJestReport = (path: string): Tally => {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: skippedIn(report),
      repeated: repeatedIn(report),
    };
  } catch {
    return { ...NOTHING, failed: 1 };
  }
};
