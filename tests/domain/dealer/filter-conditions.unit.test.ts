import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { costsOf, passes } from '../../../domain/dealer/filter-conditions.ts';
import { DEALER_FILTERS, type DealerFilter } from '../../../domain/dealer/filters.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const anyFilters = fc.subarray([...DEALER_FILTERS]);
const anyDealer: fc.Arbitrary<Dealer> = fc
  .record({
    dealerType: fc.constantFrom('CC', 'NON-CC', undefined),
    emergencyService: fc.boolean(),
    nateCertified: fc.boolean(),
    nexiaDealerDiagnostics: fc.boolean(),
    showFinancing: fc.boolean(),
    charterMemberDate: fc.constantFrom('1998-06-01', '', undefined),
  })
  .map((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));

describe('Dealer filters (sections 5 and 9)', () => {
  test('by dealer type remove only NON-CC dealers', () => {
    expect(passes(aDealer().notCertified().build(), ['dealerType'])).toBe(false);
    expect(passes({ dealerType: 'CC' }, ['dealerType'])).toBe(true);
    expect(passes({}, ['dealerType'])).toBe(true);
  });

  test.each([
    ['emergencyService', { emergencyService: true, phone1: '9725550100' }, { phone1: '9725550100' }],
    ['emergencyService', { emergencyService: true, phone2: '9725550100' }, { emergencyService: true }],
    ['nateCertified', { nateCertified: true }, {}],
    ['nexiaDealerDiagnostics', { nexiaDealerDiagnostics: true }, { nexiaDealer: true }],
    ['showFinancing', { showFinancing: true }, { leasingOption: true }],
    ['charterMemberDate', { charterMemberDate: '1998-06-01' }, { charterMemberDate: ' ' }],
    ['charterMemberDate', { charterMemberDate: '1998-06-01' }, {}],
  ] as ReadonlyArray<[DealerFilter, Dealer, Dealer]>)('require a set value for %s', (filter, set, unset) => {
    expect([passes(set, [filter]), passes(unset, [filter])]).toEqual([true, false]);
  });

  test('are combined with AND', () => {
    fc.assert(
      fc.property(anyDealer, anyFilters, (dealer, filters) => {
        expect(passes(dealer, filters)).toBe(filters.every((filter) => passes(dealer, [filter])));
      }),
    );
  });
});

describe('The cost of a filter', () => {
  test('is the number of dealers that it hides, and the number found without it', () => {
    const dealers = [
      aDealer().withBadge('nate-certified').build(),
      aDealer().withBadge('nate-certified').build(),
      aDealer().withBadge('emergency-service').build(),
    ];
    expect(costsOf(dealers, ['emergencyService', 'nateCertified'])).toEqual([
      { filter: 'emergencyService', hidden: 2, foundWithout: 2 },
      { filter: 'nateCertified', hidden: 1, foundWithout: 1 },
    ]);
  });

  test('omits filters that hide no dealer', () => {
    const dealers = [aDealer().withBadge('nate-certified').build()];
    expect(costsOf(dealers, ['nateCertified', 'showFinancing'])).toEqual([
      { filter: 'showFinancing', hidden: 1, foundWithout: 1 },
    ]);
  });

  test('is never more than all dealers, and never promises fewer than are shown', () => {
    fc.assert(
      fc.property(fc.array(anyDealer, { maxLength: 12 }), anyFilters, (dealers, filters) => {
        for (const { hidden, foundWithout } of costsOf(dealers, filters)) {
          expect(hidden).toBeLessThanOrEqual(dealers.length);
          expect(foundWithout).toBeGreaterThanOrEqual(
            dealers.filter((dealer) => passes(dealer, filters)).length,
          );
        }
      }),
    );
  });
});
