import type { Envelope } from './envelope.ts';
import { APPLICATION_ONLY, isTagged, SMOKE } from './specification/results.ts';

/** Collects the messages of one run to find actions that no browser takes: those of no scenario with `@smoke`. */
export class SmokeActions {
  private readonly pickles = new Map<string, NonNullable<Envelope['pickle']>>();
  private readonly taken = new Set<string>();
  private readonly others = new Map<string, string>();

  take({ pickle, testCase }: Envelope): void {
    if (pickle) this.pickles.set(pickle.id, pickle);
    const played = this.pickles.get(testCase?.pickleId ?? '');
    if (!testCase || !played || isTagged(played, APPLICATION_ONLY)) return;
    for (const { pickleStepId, stepDefinitionIds = [] } of testCase.testSteps) {
      const step = played.steps.find(({ id }) => id === pickleStepId);
      if (step?.type !== 'Action') continue;
      for (const id of stepDefinitionIds)
        if (isTagged(played, SMOKE)) this.taken.add(id);
        else if (!this.others.has(id)) this.others.set(id, `${played.uri}: "${step.text}"`);
    }
  }

  /** Lines such as `FEATURE: "STEP" is in no scenario with @smoke`, one for each action. */
  missing(): ReadonlyArray<string> {
    return [...this.others]
      .filter(([id]) => !this.taken.has(id))
      .map(([, step]) => `${step} is in no scenario with ${SMOKE}`);
  }
}
