import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { columnSpans, type ColumnWidth } from '../../../../ui/blocks/columns/column-span.ts';

describe('The spans of a row’s columns on the twelve-column grid (section 9)', () => {
  test.each<[ReadonlyArray<ColumnWidth>, ReadonlyArray<number>]>([
    [[], []],
    [[null], [12]],
    [
      [null, null],
      [6, 6],
    ],
    [
      [null, null, null],
      [4, 4, 4],
    ],
    [
      ['33.33%', '33.33%', '33.33%'],
      [4, 4, 4],
    ],
    [
      ['66.66%', '33.33%'],
      [8, 4],
    ],
    [
      [66.66, 33.33],
      [8, 4],
    ],
    [
      ['2/3', '1 / 3'],
      [8, 4],
    ],
    [
      ['50%', null, null],
      [6, 3, 3],
    ],
    [
      ['300px', null],
      [3, 9],
    ],
    [
      ['25%', '25%'],
      [6, 6],
    ],
    [
      ['100%', '100%', null],
      [6, 5, 1],
    ],
    [
      [null, null, null, null, null],
      [3, 3, 2, 2, 2],
    ],
    [
      ['0', '-20%', 'wide', '1/0'],
      [3, 3, 3, 3],
    ],
    [
      ['99%', '1%'],
      [11, 1],
    ],
  ])('for %j are %j', (widths, spans) => expect(columnSpans(widths)).toEqual(spans));

  test('are one each if there are more than twelve columns', () =>
    expect(columnSpans(Array.from({ length: 14 }, () => null))).toEqual(Array.from({ length: 14 }, () => 1)));

  test('add up to twelve and are at least one each, for any widths', () => {
    const width = fc.oneof(
      fc.constant(null),
      fc.double(),
      fc.string(),
      fc.float({ noNaN: true }).map((share) => `${share}%`),
      fc.nat(3000).map((size) => `${size}px`),
      fc.tuple(fc.nat(20), fc.nat(20)).map(([some, of]) => `${some}/${of}`),
    );
    fc.assert(
      fc.property(fc.array(width, { minLength: 1, maxLength: 12 }), (widths) => {
        const spans = columnSpans(widths);
        expect(spans).toHaveLength(widths.length);
        expect(spans.reduce((total, span) => total + span, 0)).toBe(12);
        expect(spans.every((span) => Number.isInteger(span) && span >= 1 && span <= 12)).toBe(true);
      }),
    );
  });

  test('are never smaller for a wider column than for a narrower one', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 12 }), (widths) => {
        const spans = columnSpans(widths);
        const pairs = widths.flatMap((a, i) =>
          widths.map((b, j) => a <= b || (spans[i] ?? 0) >= (spans[j] ?? 0)),
        );
        expect(pairs.every(Boolean)).toBe(true);
      }),
    ));
});
