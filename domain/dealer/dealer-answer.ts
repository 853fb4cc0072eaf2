import type { Dealer } from './dealer.ts';

/** The answer to a dealer search (specification, section 3): the area searched and its dealers in order. */
export interface DealerAnswer {
  readonly zipcode: string;
  readonly city?: string;
  readonly state?: string;
  readonly randomizeBuckets: ReadonlyArray<number>;
  readonly dealers: ReadonlyArray<Dealer>;
}
