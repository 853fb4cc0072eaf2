import type { Envelope, Pickle, StepStatus } from './envelope.ts';
import { scenarioOf } from './one-example.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

const outcomeOf = (statuses: ReadonlyArray<StepStatus>): Outcome => {
  const left = statuses.filter((status) => status !== 'PASSED');
  if (left.length === 0) return 'passed';
  return left.every((status) => status === 'SKIPPED') ? 'skipped' : 'failed';
};

/** Reads the messages of one run as they come: which scenarios it played, and how each ended. */
export class Outcomes {
  private readonly pickles = new Map<string, Pickle>();
  private readonly pickleOfCase = new Map<string, string>();
  private readonly caseOfAttempt = new Map<string, string>();
  private readonly statuses = new Map<string, Array<StepStatus>>();
  private readonly ended = new Map<string, Outcome>();

  /** Takes the next message. Returns the scenario that has ended with it, once it is not tried again. */
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

  /** How many scenarios the run has chosen. */
  get chosen(): number {
    return this.pickleOfCase.size;
  }

  /** How many of them have ended. */
  get done(): number {
    return this.ended.size;
  }

  /** Every scenario that was started, with its outcome; one that never ended has failed. */
  all(): ReadonlyArray<readonly [Pickle, Outcome]> {
    return [...new Set(this.caseOfAttempt.values())].flatMap((testCase) => {
      const pickle = this.pickles.get(this.pickleOfCase.get(testCase) ?? '');
      return pickle ? [[pickle, this.ended.get(testCase) ?? 'failed'] as const] : [];
    });
  }

  /** Every scenario that was tried more than once. */
  repeated(): ReadonlyArray<Pickle> {
    const attempts = Map.groupBy(this.caseOfAttempt.values(), (testCase) => testCase);
    return [...attempts].flatMap(([testCase, tries]) => {
      const pickle = this.pickles.get(this.pickleOfCase.get(testCase) ?? '');
      return pickle && tries.length > 1 ? [pickle] : [];
    });
  }

  /** What was not started: further examples of outlines that were played, and what the tags of the profile leave out. */
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
