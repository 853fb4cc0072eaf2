import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, queryOf, searchOf } from '../../../domain/dealer/dealer-search.ts';

const read = (query: string) => searchOf(new URLSearchParams(query));

describe('The address of a dealer search (contract, section 6)', () => {
  test.each([
    ['', { zipcode: '', page: 1 }],
    ['zipcode=%2075001&page=2', { zipcode: '75001', page: 2 }],
    ['zipcode=M5V+3L9', { zipcode: 'M5V 3L9', page: 1 }],
    ['page=0', { zipcode: '', page: 1 }],
    ['page=-1', { zipcode: '', page: 1 }],
    ['page=two', { zipcode: '', page: 1 }],
    ['zipcode=75001&utm_source=x', { zipcode: '75001', page: 1 }],
  ])('%p is %p', (query, search) => expect(read(query)).toEqual(search));

  test('is as short as it can be', () => {
    expect(addressOf('/find-a-dealer/', { zipcode: '', page: 1 })).toBe('/find-a-dealer/');
    expect(addressOf('/find-a-dealer/', { zipcode: 'M5V 3L9', page: 2 })).toBe(
      '/find-a-dealer/?zipcode=M5V%203L9&page=2',
    );
  });

  test('holds the whole search: it reads back the same', () => {
    const zipcode = fc
      .string({ maxLength: 16, unit: 'grapheme' })
      .map((text) => read(new URLSearchParams({ zipcode: text }).toString()).zipcode);
    fc.assert(
      fc.property(zipcode, fc.integer({ min: 1, max: 999_999 }), (code, page) => {
        const search = { zipcode: code, page };
        expect(read(queryOf(search))).toEqual(search);
      }),
    );
  });
});
