/** How often a key was counted in its present window, and when the next window begins, in milliseconds from now. */
export interface RateCount {
  readonly count: number;
  readonly endsInMs: number;
}

/** Counts calls by key. */
export interface RateCounter {
  /** Counts one call more. A window begins with its first call and lasts `windowMs`. Rejects when nothing was counted. */
  readonly increment: (key: string, windowMs: number) => Promise<RateCount>;
}
