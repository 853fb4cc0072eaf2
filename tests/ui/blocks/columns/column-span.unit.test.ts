import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { columnSpans, type ColumnWidth } from '../../../../ui/blocks/columns/column-span.ts';

describe('The spans of a row’s columns on the twelve-column grid (section 9)', () => {
  test.each<{ readonly widths: ReadonlyArray<ColumnWidth>; readonly spans: ReadonlyArray<number> }>([
    { widths: [], spans: [] },
    { widths: [null], spans: [12] },
    { widths: [null, null], spans: [6, 6] },
    { widths: [null, null, null], spans: [4, 4, 4] },
    { widths: ['33.33%', '33.33%', '33.33%'], spans: [4, 4, 4] },
    { widths: ['66.66%', '33.33%'], spans: [8, 4] },
    { widths: [66.66, 33.33], spans: [8, 4] },
    { widths: ['2/3', '1 / 3'], spans: [8, 4] },
    { widths: ['50%', null, null], spans: [6, 3, 3] },
    { widths: ['300px', null], spans: [3, 9] },
    { widths: ['25%', '25%'], spans: [6, 6] },
    { widths: ['100%', '100%', null], spans: [6, 5, 1] },
    { widths: [null, null, null, null, null], spans: [3, 3, 2, 2, 2] },
    { widths: ['0', '-20%', 'wide', '1/0'], spans: [3, 3, 3, 3] },
    { widths: ['99%', '1%'], spans: [11, 1] },
  ])('for $widths are $spans', ({ widths, spans }) => expect(columnSpans(widths)).toEqual(spans));

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
