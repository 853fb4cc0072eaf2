import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageNumbers, pageOf } from '../../../domain/paging/page.ts';

const list = (length: number): number[] => Array.from({ length }, (_, i) => i + 1);

describe('A page of dealers (sections 4 and 9)', () => {
  test('has three dealers', () => {
    expect(pageOf(list(7), 1)).toEqual({
      items: [1, 2, 3],
      number: 1,
      pages: 3,
      first: 1,
      last: 3,
      total: 7,
    });
    expect(pageOf(list(7), 3)).toEqual({ items: [7], number: 3, pages: 3, first: 7, last: 7, total: 7 });
  });

  test.each([
    [0, 1],
    [-4, 1],
    [99, 3],
    [2.9, 2],
    [NaN, 1],
    [Infinity, 1],
  ])('for a requested page %p of 3 is page %p', (asked, number) =>
    expect(pageOf(list(7), asked).number).toBe(number),
  );

  test('of an empty list is empty', () => {
    expect(pageOf([], 2)).toEqual({ items: [], number: 1, pages: 1, first: 0, last: 0, total: 0 });
  });

  test('contains the whole list together with the other pages, for any length', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 20 }), (length, size) => {
        const { pages } = pageOf(list(length), 1, size);
        expect(pages).toBe(Math.max(1, Math.ceil(length / size)));
        const together = list(pages).flatMap((number) => pageOf(list(length), number, size).items);
        expect(together).toEqual(list(length));
      }),
    );
  });

  test('states the positions of its first and last item', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer(), (length, asked) => {
        const { items, first, last } = pageOf(list(length), asked);
        expect([items[0], items.at(-1)]).toEqual([first, last]);
      }),
    );
  });
});

describe('The offered page numbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 17, [1, 2, null, 17]],
    [3, 17, [1, 2, 3, 4, null, 17]],
    [4, 17, [1, 2, 3, 4, 5, null, 17]],
    [9, 17, [1, null, 8, 9, 10, null, 17]],
    [17, 17, [1, null, 16, 17]],
  ])('on page %p of %p are %p', (number, pages, offered) =>
    expect(pageNumbers({ number, pages })).toEqual(offered),
  );
});
