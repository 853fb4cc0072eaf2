import { left } from 'fp-ts/Either';
import type { NearestCode } from '../../../application/ports/dealers/nearest-code.ts';

/** The code around a position, by what is fetched once it is asked for; where that can't be had, no service answers. */
export const lateNearestCode = (fetchNearestCode: () => Promise<NearestCode>): NearestCode => ({
  of: (position) => async () => {
    try {
      const nearestCode = await fetchNearestCode();
      return await nearestCode.of(position)();
    } catch {
      return left({ _tag: 'CodeUnknown', reason: 'no answer' });
    }
  },
});
