import type { Dealer } from './dealer.ts';

/** The answer to a dealer search (specification, section 3): the area and its dealers in order. */
export interface DealerAnswer {
  readonly zipcode: string;
  /** Whether the area's location is estimated from neighboring codes, so that distances are approximate (contract, section 7). */
  readonly approximate?: boolean;
  readonly city?: string;
  readonly state?: string;
  readonly randomizeBuckets: ReadonlyArray<number>;
  readonly dealers: ReadonlyArray<Dealer>;
}
