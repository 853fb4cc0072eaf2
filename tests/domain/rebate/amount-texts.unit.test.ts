import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { dollarsText, ruleIn, ruleText, shareText, statedRule } from '../../../domain/rebate/amount-texts.ts';
import type { RebateRule } from '../../../domain/rebate/rebate-rule.ts';

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

describe('The text of a rule', () => {
  test.each([
    ['$400', '$400'],
    ['Up to $600', 'Hasta $600'],
    ['$150 to $200', '$150 a $200'],
    ['$75 per ton', '$75 por tonelada'],
    ['Up to $310 per ton', 'Hasta $310 por tonelada'],
    ['$2,650 per ton, up to $8,500', '$2,650 por tonelada, hasta $8,500'],
    ['$1,000 per 12,000 BTU at 17 °F', '$1,000 por cada 12,000 BTU a 17 °F'],
    ['$50 per unit', '$50 por unidad'],
    ['$600 per system', '$600 por sistema'],
    ['$1.50 per square foot', '$1.50 por pie cuadrado'],
    ['$0.12 per kWh', '$0.12 por kWh'],
    ['50% of the cost, up to $4,000', '50% del costo, hasta $4,000'],
    ['12.5% of the cost', '12.5% del costo'],
  ])('is the same after it was read, and has a Spanish form: %s', (label, spanish) => {
    const rule = ruleIn(label);
    expect([
      O.isSome(rule) && ruleText(rule.value, 'en'),
      O.isSome(rule) && ruleText(rule.value, 'es'),
    ]).toEqual([label, spanish]);
  });

  test.each([
    ['up to $8500', 'Up to $8,500'],
    ['$200, up to $1,200', '$200 to $1,200'],
    [' 50% of cost up to $400 ', '50% of the cost, up to $400'],
  ])('is read from other spellings: %s', (label, text) =>
    expect(O.map((rule: RebateRule) => ruleText(rule, 'en'))(ruleIn(label))).toEqual(O.some(text)),
  );

  test.each(['Call for details', 'See the program', '', '$0', 'About $400', '$400 or a free tune-up'])(
    'is no rule in other words: %j',
    (label) => {
      expect(ruleIn(label)).toEqual(O.none);
      // Then the record's own figure counts.
      expect(statedRule(label, 300)).toEqual(O.some({ kind: 'dollars', pays: { from: 0, to: 300 } }));
      expect(statedRule(label, 0)).toEqual(O.none);
    },
  );

  const dollars = fc.integer({ min: 1, max: 100_000 });
  const cap = fc.option(dollars);
  const pays = fc.tuple(fc.nat({ max: 100_000 }), dollars).map(([from, more]) => ({ from, to: from + more }));
  const anyRule: fc.Arbitrary<RebateRule> = fc.oneof(
    fc.record({ kind: fc.constant('dollars' as const), pays }),
    fc.record({
      kind: fc.constant('per-unit' as const),
      pays,
      unit: fc.constantFrom('ton', 'unit', 'kWh', '12,000 BTU at 17 °F'),
      cap,
    }),
    fc.record({
      kind: fc.constant('share' as const),
      share: fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => basisPoints / 10_000),
      cap,
    }),
  );

  test('is read without loss', () =>
    fc.assert(fc.property(anyRule, (rule) => expect(ruleIn(ruleText(rule, 'en'))).toEqual(O.some(rule)))));
});
