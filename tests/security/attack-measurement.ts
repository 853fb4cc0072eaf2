import type { Figure } from '../bench/figure.ts';

/** The extent of each attack: what the goals ask for, or what fits into five minutes. */
export interface AttackPace {
  /** How many generated bodies are posted. */
  readonly bodies: number;
  /** Whether every naughty string is posted in every form, or each in one form. */
  readonly isEveryForm: boolean;
  /** How many slow clients of each kind there are at once. */
  readonly slowClients: number;
  /** How often an idle and a loaded server are compared; the median counts. */
  readonly rounds: number;
  /** The number of a botnet's addresses. */
  readonly floodAddresses: number;
}

export const FULL: AttackPace = {
  bodies: 10_000,
  isEveryForm: true,
  slowClients: 334,
  rounds: 5,
  floodAddresses: 500,
};
export const SHORT: AttackPace = {
  bodies: 500,
  isEveryForm: false,
  slowClients: 40,
  rounds: 3,
  floodAddresses: 40,
};

/** Attacks the built site and counts the results. Rejects if that is not possible. */
export type AttackMeasurement = (pace: AttackPace) => Promise<ReadonlyArray<Figure>>;

const MAX_EXAMPLES = 6;

const examplesOf = (found: ReadonlyArray<string>): string => {
  const different = [...new Set(found)];
  const more = different.length - MAX_EXAMPLES;
  return [...different.slice(0, MAX_EXAMPLES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};

/** A count that must be zero; the note lists the first few items. */
export const noneOf = (what: string, found: ReadonlyArray<string>): Figure => ({
  what,
  measured: found.length,
  unit: 'count',
  goal: { atMost: 0 },
  ...(found.length > 0 && { note: examplesOf(found) }),
});
