import { describe, expect, it } from '@jest/globals';
import type { AskedDealers } from '../../../application/ports/visitor/asked-dealers.ts';
import { companyId } from '../../builders/company-id.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

/** The contract of every `AskedDealers`. */
export const describeAskedDealers = (name: string, make: (clock: FakeClock) => AskedDealers): void => {
  describe(`${name} as asked dealers`, () => {
    it('knows when each dealer was last asked', () => {
      const clock = new FakeClock();
      const asked = make(clock);
      const [ace, zeta] = [companyId(7), companyId(8)];
      expect(asked.askedAt(ace)).toBeNull();
      asked.keep(ace, clock.now());
      asked.keep(zeta, clock.now() + 1);
      asked.keep(ace, clock.now() + 2);
      expect([asked.askedAt(ace), asked.askedAt(zeta)]).toEqual([clock.now() + 2, clock.now() + 1]);
    });
  });
};
