import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEALER_FILTERS, filtersNamed, toggled } from '../../../domain/dealer/filters.ts';

const anyFilters = fc.subarray([...DEALER_FILTERS]);

describe('Dealer filters (section 5)', () => {
  test('are unchanged when a filter is toggled twice', () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(...DEALER_FILTERS), (filters, name) => {
        const once = toggled(filters, name);
        expect(once.includes(name)).toBe(!filters.includes(name));
        expect(toggled(once, name)).toEqual(filtersNamed(filters));
      }),
    );
  });

  test('drop unknown and repeated names, and keep the order of the page', () => {
    expect(filtersNamed(['showFinancing', 'x', 'nateCertified', 'showFinancing', ''])).toEqual([
      'nateCertified',
      'showFinancing',
    ]);
  });
});
