import type { Pickle } from '../envelope.ts';
import type { Outcome } from '../outcomes.ts';

/** The two levels at which every scenario is played. */
export const LEVELS = ['application', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** The outcome of each scenario of a run, by what it says: one that was reworded since has no result. */
export type Results = ReadonlyMap<string, Outcome>;

/** The scenarios that a level leaves out, by their tag, and what is said of them there. */
const LEFT_OUT = {
  application: { tag: '@browser-only', verdict: 'browser only' },
  browser: { tag: '@application-only', verdict: 'application only' },
} as const;

const wordsOf = ({ uri, name, steps }: Pickle): string =>
  JSON.stringify([uri, name, steps.map(({ text, argument }) => [text, argument])]);

/** The results of a run, ready to be looked up. */
export const resultsOf = (outcomes: ReadonlyArray<readonly [Pickle, Outcome]>): Results =>
  new Map(outcomes.map(([pickle, outcome]) => [wordsOf(pickle), outcome]));

export type Verdict = Outcome | (typeof LEFT_OUT)[Level]['verdict'] | 'not run yet';

const RANK = ['failed', 'not run yet', 'skipped', 'application only', 'browser only', 'passed'] as const;

/**
 * The verdict on one scenario at one level: of all its examples, the one that deserves most attention. In a browser it is
 * judged by the examples that were played: usually one.
 */
export const verdictOn = (pickles: ReadonlyArray<Pickle>, level: Level, results: Results): Verdict => {
  const verdicts = pickles.map((pickle): Verdict => {
    const { tag, verdict } = LEFT_OUT[level];
    const isLeftOut = pickle.tags.some(({ name }) => name === tag);
    return isLeftOut ? verdict : (results.get(wordsOf(pickle)) ?? 'not run yet');
  });
  const played = verdicts.filter((verdict) => verdict !== 'not run yet');
  const judged = level === 'browser' && played.length > 0 ? played : verdicts;
  return RANK.find((verdict) => judged.includes(verdict)) ?? 'not run yet';
};
