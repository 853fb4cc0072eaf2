import { describe, expect, test } from '@jest/globals';
import type { Dismissals } from '../../../application/ports/visitor/dismissals.ts';

/** The contract of every `Dismissals`; `open` returns an empty one. */
export const describeDismissals = (name: string, open: () => Dismissals): void => {
  describe(`Dismissals: ${name}`, () => {
    test('has no closed ids at first', () => expect(open().closed()).toEqual([]));

    test('stores closed ids in order', () => {
      const dismissals = open();
      dismissals.close('spring-offer');
      dismissals.close('gas-smell');
      expect(dismissals.closed()).toEqual(['spring-offer', 'gas-smell']);
    });

    test('stores an id once if it is closed twice', () => {
      const dismissals = open();
      ['a', 'b', 'a'].forEach(dismissals.close);
      expect(dismissals.closed()).toEqual(['a', 'b']);
    });

    test('accepts any text as an id', () => {
      const dismissals = open();
      const ids = ['', '"', '__proto__', 'é\u2028'];
      ids.forEach(dismissals.close);
      expect(dismissals.closed()).toEqual(ids);
    });
  });
};
