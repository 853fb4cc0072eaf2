import { describe, expect, it } from '@jest/globals';
import type { LeadTraffic } from '../../../application/ports/leads/lead-traffic.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

/** The contract of every `LeadTraffic`. */
export const describeLeadTraffic = (name: string, make: (clock: FakeClock) => LeadTraffic): void => {
  describe(`${name} as lead traffic`, () => {
    it('counts the leads of a minute, and starts over afterward', async () => {
      const clock = new FakeClock();
      const traffic = make(clock);
      expect([await traffic.count(), await traffic.count()]).toEqual([1, 2]);
      await clock.advance(59_999);
      expect(await traffic.count()).toBe(3);
      await clock.advance(1);
      expect(await traffic.count()).toBe(1);
    });
  });
};
