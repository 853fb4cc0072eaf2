import { describe, expect, test } from '@jest/globals';
import type { PrivacySignal } from '../../../application/ports/visitor/privacy-signal.ts';

/** The contract of every `PrivacySignal`; `open` returns that of a browser with or without the signal. */
export const describePrivacySignal = (name: string, open: (isSent: boolean) => PrivacySignal): void => {
  describe(`PrivacySignal: ${name}`, () => {
    test.each([true, false])('reports whether the browser sends it: %s', (isSent) =>
      expect(open(isSent).isSet()).toBe(isSent),
    );
  });
};
