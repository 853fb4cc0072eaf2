import { describe, expect, test } from '@jest/globals';
import type { Dismissals } from '../../../application/ports/visitor/dismissals.ts';

/** The contract of every `Dismissals`; `open` returns an empty one. */
export const describeDismissals = (name: string, open: () => Dismissals): void => {
  describe(`Dismissals: ${name}`, () => {
    test('nothing is closed at first', () => expect(open().closed()).toEqual([]));

    test('closed ids stay closed, in order', () => {
      const dismissals = open();
      dismissals.close('spring-offer');
      dismissals.close('gas-smell');
      expect(dismissals.closed()).toEqual(['spring-offer', 'gas-smell']);
    });

    test('an id that is closed twice is stored once', () => {
      const dismissals = open();
      ['a', 'b', 'a'].forEach(dismissals.close);
      expect(dismissals.closed()).toEqual(['a', 'b']);
    });

    test('an id may be any text', () => {
      const dismissals = open();
      const ids = ['', '"', '__proto__', 'é\u2028'];
      ids.forEach(dismissals.close);
      expect(dismissals.closed()).toEqual(ids);
    });
  });
};
