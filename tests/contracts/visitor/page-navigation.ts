import { describe, expect, test } from '@jest/globals';
import type { PageNavigation } from '../../../application/ports/visitor/page-navigation.ts';

/** The contract of every `PageNavigation`; `made` returns the length of the history, and the current path and query. */
export const describePageNavigation = (
  name: string,
  navigation: () => PageNavigation,
  made: () => readonly [steps: number, address: string],
): void => {
  describe(`PageNavigation: ${name}`, () => {
    test('goes to an address, and adds it to the history', () => {
      const [steps] = made();
      navigation().goTo('/find-a-dealer/?zipcode=75001', false);
      expect(made()).toEqual([steps + 1, '/find-a-dealer/?zipcode=75001']);
    });

    test('replaces an address without adding to the history', () => {
      navigation().goTo('/find-a-dealer/?zipcode=75001', false);
      const [steps] = made();
      navigation().goTo('/find-a-dealer/?zipcode=M5V%203L9', true);
      expect(made()).toEqual([steps, '/find-a-dealer/?zipcode=M5V%203L9']);
    });
  });
};
