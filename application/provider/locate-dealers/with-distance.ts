import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerAtDistance } from '../../ports/dealers/dealer-records.ts';

/** A stored dealer with its distance from the center of the area. */
export const withDistance = ({ dealer, miles }: DealerAtDistance): Dealer => ({
  ...dealer,
  distanceMiles: miles,
});
