import { describe, expect, test } from '@jest/globals';
import type { ConsentMemory } from '../../../application/ports/visitor/consent-memory.ts';

/** The contract of every `ConsentMemory`; `open` returns an empty one. */
export const describeConsentMemory = (name: string, open: () => ConsentMemory): void => {
  describe(`ConsentMemory: ${name}`, () => {
    test('recalls nothing at first', () => expect(open().recall()).toBeNull());

    test('recalls the decision and its time', () => {
      const memory = open();
      memory.keep({ decision: 'granted', at: 1_790_000_000_000 });
      expect(memory.recall()).toEqual({ decision: 'granted', at: 1_790_000_000_000 });
    });

    test('recalls the latest decision', () => {
      const memory = open();
      memory.keep({ decision: 'granted', at: 2 });
      memory.keep({ decision: 'refused', at: 1 });
      expect(memory.recall()).toEqual({ decision: 'refused', at: 1 });
    });
  });
};
