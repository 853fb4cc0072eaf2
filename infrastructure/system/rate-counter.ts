/** The count in a key's current window, and the milliseconds until the window ends. */
export interface RateCount {
  readonly count: number;
  readonly endsInMs: number;
}

export interface RateCounter {
  /**
   * Counts a call, or `by` units. A window begins with its first call and lasts `windowMs`. Rejects when the call couldn't be counted.
   */
  readonly increment: (key: string, windowMs: number, by?: number) => Promise<RateCount>;
}
