import { createHash } from 'node:crypto';
import type { Pickle } from '../envelope.ts';
import { scenarioOf } from '../one-example.ts';
import type { Outcome } from '../outcomes.ts';

/** The two levels at which scenarios are played. */
export const LEVELS = ['application', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** How a scenario ended, on which code (`codeIn`), and when, in milliseconds since 1970. */
export interface Result {
  readonly outcome: Outcome;
  readonly code: string;
  readonly at: number;
}

/** The last result of each scenario, by its text: a reworded scenario has none. */
export type Results = ReadonlyMap<string, Result>;

/** The tags that say where a scenario is played: without one, only at the application level. */
export const SMOKE = '@smoke';
const BROWSER_ONLY = '@browser-only';
/** A browser cannot even play it when it plays everything. */
export const APPLICATION_ONLY = '@application-only';

export const isTagged = ({ tags }: Pick<Pickle, 'tags'>, ...wanted: ReadonlyArray<string>): boolean =>
  tags.some(({ name }) => wanted.includes(name));

/** Whether a level plays a scenario, and its verdict if not. */
const PLAYS = {
  application: { has: (pickle: Pickle) => !isTagged(pickle, BROWSER_ONLY), otherwise: 'browser only' },
  browser: { has: (pickle: Pickle) => isTagged(pickle, SMOKE, BROWSER_ONLY), otherwise: 'application only' },
} as const;

/** Identifies a result by the words of its scenario. */
export const resultKey = ({ uri, name, steps }: Pickle): string =>
  createHash('sha256')
    .update(JSON.stringify([uri, name, steps.map(({ text, argument }) => [text, argument])]))
    .digest('base64url');

export type Verdict = Outcome | (typeof PLAYS)[Level]['otherwise'] | 'not run yet';

const RANK = ['failed', 'not run yet', 'skipped', 'application only', 'browser only', 'passed'] as const;

/**
 * The verdict on one scenario at one level: the verdict of its examples that needs the most attention. In a browser, only the
 * examples that were played count; usually that is one.
 */
export const verdictOn = (pickles: ReadonlyArray<Pickle>, level: Level, results: Results): Verdict => {
  const verdicts = pickles.map((pickle): Verdict => {
    const { has, otherwise } = PLAYS[level];
    return results.get(resultKey(pickle))?.outcome ?? (has(pickle) ? 'not run yet' : otherwise);
  });
  const played = verdicts.filter((verdict) => verdict !== 'not run yet');
  const judged = level === 'browser' && played.length > 0 ? played : verdicts;
  return RANK.find((verdict) => judged.includes(verdict)) ?? 'not run yet';
};

/** The results that belong to one version of the code. */
export const resultsOn = (code: string, results: Results): Results =>
  new Map([...results].filter(([, result]) => result.code === code));

/** The examples that a level still has to play on this code: those of scenarios without a verdict. */
export const missingAt = (
  level: Level,
  pickles: ReadonlyArray<Pickle>,
  results: Results,
): ReadonlyArray<Pickle> =>
  [...Map.groupBy(pickles, scenarioOf).values()]
    .filter((examples) => verdictOn(examples, level, results) === 'not run yet')
    .flat();

/** Scenarios as arguments for a run: each file once, with its lines, like `a.feature:4:9`. */
export const linesOf = (pickles: ReadonlyArray<Pickle>): ReadonlyArray<string> =>
  [...Map.groupBy(pickles, ({ uri }) => uri)].map(([uri, own]) =>
    [uri, ...own.map(({ location }) => location?.line)].join(':'),
  );
