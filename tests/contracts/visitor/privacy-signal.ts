import { describe, expect, test } from '@jest/globals';
import type { PrivacySignal } from '../../../application/ports/visitor/privacy-signal.ts';

/** What every `PrivacySignal` does; `open` gives that of a browser which sends the signal, or does not. */
export const describePrivacySignal = (name: string, open: (isSent: boolean) => PrivacySignal): void => {
  describe(`PrivacySignal: ${name}`, () => {
    test.each([true, false])('sent: %s', (isSent) => expect(open(isSent).isSet()).toBe(isSent));
  });
};
