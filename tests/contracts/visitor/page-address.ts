import { describe, expect, test } from '@jest/globals';
import type { PageAddress } from '../../../application/ports/visitor/page-address.ts';

/** The contract of every `PageAddress`; `addressNow` returns the page's current path and query. */
export const describePageAddress = (
  name: string,
  page: PageAddress,
  addressNow: () => string,
  /** Goes back or forward to an address of the page. */
  goTo: (address: string) => void,
): void => {
  describe(`PageAddress: ${name}`, () => {
    test('replaces the current address', () => {
      page.replace('/products/?fuel=gas');
      page.replace('/products/?fuel=oil&zip=M5V+3L9');
      expect(addressNow()).toBe('/products/?fuel=oil&zip=M5V+3L9');
    });

    test('replaces it with an address without a query', () => {
      page.replace('/products/?fuel=gas');
      page.replace('/products/');
      expect(addressNow()).toBe('/products/');
    });

    test('adds an address to the history', () => {
      page.push('/resources/?tab=technical-docs');
      expect(addressNow()).toBe('/resources/?tab=technical-docs');
    });

    test('reports the query after Back or Forward, but not a query that the page itself set', () => {
      const reported: unknown[] = [];
      const subscription = page.returned$.subscribe((query) => reported.push(query.get('tab')));
      page.push('/resources/?tab=technical-docs');
      page.replace('/resources/?tab=technical-docs&filter=coil');
      goTo('/resources/?tab=resources');
      subscription.unsubscribe();
      goTo('/resources/');
      expect(reported).toEqual(['resources']);
    });
  });
};
