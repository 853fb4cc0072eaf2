import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, queryOf, searchNear, searchOf } from '../../../domain/dealer/dealer-search.ts';
import { DEALER_SORTS } from '../../../domain/dealer/dealer-sort.ts';
import { DEALER_FILTERS, filtersNamed } from '../../../domain/dealer/filters.ts';
import { companyId } from '../../builders/company-id.ts';

const read = (query: string) => searchOf(new URLSearchParams(query));

describe('The address of a dealer search (contract, section 6)', () => {
  test.each([
    ['', {}],
    ['zipcode=%2075001&page=2', { zipcode: '75001', page: 2 }],
    ['zipcode=M5V+3L9', { zipcode: 'M5V 3L9' }],
    ['zip=75001', { zipcode: '75001' }],
    [`zipcode=${'1'.repeat(20)}`, { zipcode: '1'.repeat(16) }],
    ['zipcode=123456789012345+67', { zipcode: '123456789012345' }],
    ['zipcode=+&zip=75001', { zipcode: '75001' }],
    ['zipcode=30303&zip=75001', { zipcode: '30303' }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=two', {}],
    ['page=2x', {}],
    ['page=1000000', {}],
    ['zipcode=75001&utm_source=x', { zipcode: '75001' }],
    ['filter=showFinancing&filter=nateCertified&filter=x', { filters: ['nateCertified', 'showFinancing'] }],
    ['sort=nearest', { sort: 'nearest' }],
    ['sort=rating&page=2', { sort: 'rating', page: 2 }],
    ['sort=recommended', {}],
    ['sort=price', {}],
    ['compare=7&compare=5&compare=7&compare=x&compare=0', { compared: [7, 5] }],
    ['compare=1&compare=2&compare=3&compare=4', { compared: [1, 2, 3] }],
  ])('%p is %p', (query, search) => expect(read(query)).toEqual({ ...searchNear(''), ...search }));

  test('is as short as possible', () => {
    expect(addressOf('/find-a-dealer/', searchNear(''))).toBe('/find-a-dealer/');
    expect(addressOf('/find-a-dealer/', { ...searchNear('M5V 3L9'), page: 2 })).toBe(
      '/find-a-dealer/?zipcode=M5V%203L9&page=2',
    );
  });

  test('contains the whole search, and is parsed back unchanged', () => {
    const zipcode = fc
      .string({ maxLength: 16, unit: 'grapheme' })
      .map((text) => read(new URLSearchParams({ zipcode: text }).toString()).zipcode);
    const compared = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }).map(companyId), { maxLength: 3 });
    const filters = fc.subarray([...DEALER_FILTERS]).map(filtersNamed);
    fc.assert(
      fc.property(
        zipcode,
        fc.integer({ min: 1, max: 999_999 }),
        filters,
        compared,
        fc.constantFrom(...DEALER_SORTS),
        (code, page, checked, ids, sort) => {
          const search = { zipcode: code, filters: checked, sort, page, compared: ids };
          expect(read(queryOf(search))).toEqual(search);
        },
      ),
    );
  });
});
