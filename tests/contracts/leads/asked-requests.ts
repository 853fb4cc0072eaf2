import { describe, expect, it } from '@jest/globals';
import type { AskedRequests } from '../../../application/ports/leads/asked-requests.ts';

/** The contract of every `AskedRequests`. */
export const describeAskedRequests = (name: string, make: () => AskedRequests): void => {
  describe(`${name} as asked requests`, () => {
    it('knows a request from the second time on', async () => {
      const asked = make();
      expect(await asked.wasAsked('one')()).toBe(false);
      expect(await asked.wasAsked('another')()).toBe(false);
      expect(await asked.wasAsked('one')()).toBe(true);
      expect(await asked.wasAsked('one')()).toBe(true);
    });
  });
};
