import { describe, expect, it } from '@jest/globals';
import type { LeadSenders } from '../../../application/ports/leads/lead-senders.ts';

/** The contract of all `LeadSenders`. */
export const describeLeadSenders = (name: string, make: () => LeadSenders): void => {
  describe(`${name} as lead senders`, () => {
    it('know which leads came from one network', () => {
      const senders = make();
      senders.note('a', '192.0.2.0/24');
      senders.note('b', '192.0.2.0/24');
      senders.note('c', '2001:db8:1::/48');
      expect(senders.networkOf('a')).toEqual(expect.any(String));
      expect(senders.networkOf('a')).toBe(senders.networkOf('b'));
      expect(senders.networkOf('a')).not.toBe(senders.networkOf('c'));
    });

    it('know nothing of an unknown lead, or of a lead without a network', () => {
      const senders = make();
      senders.note('a', '');
      expect([senders.networkOf('a'), senders.networkOf('b')]).toEqual([null, null]);
    });
  });
};
