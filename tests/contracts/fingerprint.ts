import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Fingerprint } from '../../application/ports/fingerprint.ts';

/** The contract of every `Fingerprint`. */
export const describeFingerprint = (name: string, fingerprint: Fingerprint): void => {
  describe(`${name} as fingerprint`, () => {
    test('is equal for equal texts, and different for different texts', () =>
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
          expect(fingerprint.of(one) === fingerprint.of(other)).toBe(one === other);
          expect(fingerprint.of(one)).toBe(fingerprint.of(`${one}`));
        }),
      ));
  });
};
