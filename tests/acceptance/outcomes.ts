import type { Envelope, Pickle, StepStatus } from './envelope.ts';
import { scenarioOf } from './one-example.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

const outcomeOf = (statuses: ReadonlyArray<StepStatus>): Outcome => {
  const left = statuses.filter((status) => status !== 'PASSED');
  if (left.length === 0) return 'passed';
  return left.every((status) => status === 'SKIPPED') ? 'skipped' : 'failed';
};

/** Collects the messages of one run: which scenarios it played, and their outcomes. */
export class Outcomes {
  private readonly pickles = new Map<string, Pickle>();
  private readonly pickleOfCase = new Map<string, string>();
  private readonly caseOfAttempt = new Map<string, string>();
  private readonly statuses = new Map<string, Array<StepStatus>>();
  private readonly ended = new Map<string, Outcome>();

  /** Takes the next message. Returns the scenario that ended with it, unless it will be retried. */
  take(message: Envelope): readonly [Pickle, Outcome] | null {
    const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } = message;
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.pickleOfCase.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) {
      this.caseOfAttempt.set(testCaseStarted.id, testCaseStarted.testCaseId);
      this.statuses.set(testCaseStarted.id, []);
    }
    if (testStepFinished) {
      this.statuses.get(testStepFinished.testCaseStartedId)?.push(testStepFinished.testStepResult.status);
    }
    return testCaseFinished && !testCaseFinished.willBeRetried
      ? this.end(testCaseFinished.testCaseStartedId)
      : null;
  }

  /** How many scenarios the run selected. */
  get chosen(): number {
    return this.pickleOfCase.size;
  }

  /** How many scenarios have ended. */
  get done(): number {
    return this.ended.size;
  }

  /** Every scenario that started, with its outcome; one that never ended counts as failed. */
  all(): ReadonlyArray<readonly [Pickle, Outcome]> {
    return [...new Set(this.caseOfAttempt.values())].flatMap((testCase) => {
      const pickle = this.pickles.get(this.pickleOfCase.get(testCase) ?? '');
      return pickle ? [[pickle, this.ended.get(testCase) ?? 'failed'] as const] : [];
    });
  }

  /** Every scenario that was retried. */
  repeated(): ReadonlyArray<Pickle> {
    const attempts = Map.groupBy(this.caseOfAttempt.values(), (testCase) => testCase);
    return [...attempts].flatMap(([testCase, tries]) => {
      const pickle = this.pickles.get(this.pickleOfCase.get(testCase) ?? '');
      return pickle && tries.length > 1 ? [pickle] : [];
    });
  }

  /** The scenarios that did not start: further examples of played outlines, and those that the profile's tags leave out. */
  leftOut(): { readonly examples: ReadonlyArray<Pickle>; readonly others: ReadonlyArray<Pickle> } {
    const played = this.all().map(([pickle]) => pickle);
    const scenarios = new Set(played.map(scenarioOf));
    const left = [...this.pickles.values()].filter((pickle) => !played.includes(pickle));
    const [examples, others] = [true, false].map((isExample) =>
      left.filter((pickle) => scenarios.has(scenarioOf(pickle)) === isExample),
    );
    return { examples: examples ?? [], others: others ?? [] };
  }

  private end(attempt: string): readonly [Pickle, Outcome] | null {
    const testCase = this.caseOfAttempt.get(attempt) ?? '';
    const outcome = outcomeOf(this.statuses.get(attempt) ?? []);
    this.ended.set(testCase, outcome);
    const pickle = this.pickles.get(this.pickleOfCase.get(testCase) ?? '');
    return pickle ? [pickle, outcome] : null;
  }
}
