import { describe, expect, test } from '@jest/globals';
import type { PageAddress } from '../../../application/ports/visitor/page-address.ts';

/** What every `PageAddress` does; `addressNow` reads the path and query that the page has. */
export const describePageAddress = (name: string, page: PageAddress, addressNow: () => string): void => {
  describe(`PageAddress: ${name}`, () => {
    test('puts an address in the place of the one before', () => {
      page.replace('/products/?fuel=gas');
      page.replace('/products/?fuel=oil&zip=M5V+3L9');
      expect(addressNow()).toBe('/products/?fuel=oil&zip=M5V+3L9');
    });

    test('may leave the query out', () => {
      page.replace('/products/?fuel=gas');
      page.replace('/products/');
      expect(addressNow()).toBe('/products/');
    });
  });
};
