import type { Dealer } from './dealer.ts';

/** The answer to a dealer search (specification, section 3): the area searched and its dealers in order. */
export interface DealerAnswer {
  readonly zipcode: string;
  /** Whether the area is known by its neighbors alone, so that distances are approximate (contract, section 7); absent: it is not. */
  readonly approximate?: boolean;
  readonly city?: string;
  readonly state?: string;
  readonly randomizeBuckets: ReadonlyArray<number>;
  readonly dealers: ReadonlyArray<Dealer>;
}
