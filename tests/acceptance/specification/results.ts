import type { Pickle } from '../envelope.ts';
import type { Outcome } from '../outcomes.ts';

/** The two levels at which every scenario is played. */
export const LEVELS = ['application', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** The outcome of each scenario of a run, by what it says: one that was reworded since has no result. */
export type Results = ReadonlyMap<string, Outcome>;

const LEVEL_TAG = '@application-only';

const wordsOf = ({ uri, name, steps }: Pickle): string =>
  JSON.stringify([uri, name, steps.map(({ text, argument }) => [text, argument])]);

/** The results of a run, ready to be looked up. */
export const resultsOf = (outcomes: ReadonlyArray<readonly [Pickle, Outcome]>): Results =>
  new Map(outcomes.map(([pickle, outcome]) => [wordsOf(pickle), outcome]));

export type Verdict = Outcome | 'application only' | 'not run yet';

const RANK: ReadonlyArray<Verdict> = ['failed', 'not run yet', 'skipped', 'application only', 'passed'];

/**
 * The verdict on one scenario at one level: of all its examples, the one that deserves most attention. In a browser it is
 * judged by the examples that were played: usually one.
 */
export const verdictOn = (pickles: ReadonlyArray<Pickle>, level: Level, results: Results): Verdict => {
  const verdicts = pickles.map((pickle): Verdict => {
    const isLeftOut = level === 'browser' && pickle.tags.some(({ name }) => name === LEVEL_TAG);
    return isLeftOut ? 'application only' : (results.get(wordsOf(pickle)) ?? 'not run yet');
  });
  const played = verdicts.filter((verdict) => verdict !== 'not run yet');
  const judged = level === 'browser' && played.length > 0 ? played : verdicts;
  return RANK.find((verdict) => judged.includes(verdict)) ?? 'not run yet';
};
