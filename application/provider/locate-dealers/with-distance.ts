import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerAtDistance } from '../../ports/dealers/dealer-records.ts';

/** A dealer of an answer: what is stored of it, with its distance from the middle of the area. */
export const withDistance = ({ dealer, miles }: DealerAtDistance): Dealer => ({
  ...dealer,
  distanceMiles: miles,
});
