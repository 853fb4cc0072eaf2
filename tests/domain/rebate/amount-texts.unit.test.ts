import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dollarsText, rateText, shareText } from '../../../domain/rebate/amount-texts.ts';

describe('The texts of amounts', () => {
  test.each([
    [999.9, '$999.90'],
    [1250, '$1,250'],
    [14_000, '$14,000'],
    [0.65, '$0.65'],
    [0.055, '$0.055'],
    [1234.5, '$1,234.50'],
  ])('%d dollars are %s', (dollars, text) => expect(dollarsText(dollars)).toBe(text));

  test.each([
    [1.5, 'kilowatt_hour', '$1.50 per kWh'],
    [400, 'ton', '$400 per ton'],
    [2.25, 'square_foot', '$2.25 per square foot'],
    [250, 'kilowatt', '$250 per kW'],
    [0.65, 'watt', '$0.65 per watt'],
    [1000, 'btuh10k', '$1,000 per 10,000 Btu/h'],
    [5, 'linear_foot', '$5 per linear foot'],
  ])('%d for each %s is %s', (dollars, unit, text) => expect(rateText(dollars, unit, 'en')).toBe(text));

  test.each([
    [1.5, 'kilowatt_hour', '$1.50 por kWh'],
    [400, 'ton', '$400 por tonelada'],
    [2.25, 'square_foot', '$2.25 por pie cuadrado'],
    [0.65, 'watt', '$0.65 por vatio'],
  ])('%d for each %s is %s in Spanish', (dollars, unit, text) =>
    expect(rateText(dollars, unit, 'es')).toBe(text),
  );

  test.each([
    [0.3, '30%'],
    [1, '100%'],
    [0.125, '12.5%'],
    [0.29, '29%'],
  ])('a share of %d is %s', (share, text) => expect(shareText(share)).toBe(text));
});

const PARTS = [/\$[1-9]\d{0,2}(,\d{3})*/, /\$([1-9]\d{0,2}(,\d{3})*|0)\.\d{2,4}/];
const WELL_WRITTEN = new RegExp(PARTS.map(({ source }) => `^${source}$`).join('|'));

test('Any amount is written as whole dollars or with two to four decimals, without loss', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (tenThousandths) => {
      const dollars = tenThousandths / 10_000;
      const text = dollarsText(dollars);
      expect(text).toMatch(WELL_WRITTEN);
      expect(Number(text.replace(/[$,]/g, ''))).toBe(dollars);
    }),
  ));
