import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { ruleIn } from '../../../domain/rebate/amount-texts.ts';
import { atMost, exactly, hullOf, netOf, type DollarRange } from '../../../domain/product/dollar-range.ts';
import {
  assumedTons,
  dependsOnSize,
  mostOf,
  rebateOf,
  type RebateRule,
} from '../../../domain/rebate/rebate-rule.ts';

const ruleOf = (label: string): RebateRule => {
  const rule = ruleIn(label);
  if (O.isNone(rule)) throw new Error(`${label} is no rule`);
  return rule.value;
};

describe('A rule', () => {
  test.each([
    ['$400', 9_400, 3, [400, 400]],
    ['Up to $600', 9_400, 3, [0, 600]],
    ['$150 to $200', 3_400, 3, [150, 200]],
    // No rebate is more than the price.
    ['$4,000', 3_400, 3, [3_400, 3_400]],
    ['60% of the cost, up to $11,500', 9_400, 3, [5_640, 5_640]],
    ['50% of the cost, up to $8,000', 9_400, 3, [4_700, 4_700]],
    ['50% of the cost, up to $8,000', 20_000, 3, [8_000, 8_000]],
    ['100% of the cost', 5_400, 3, [5_400, 5_400]],
    // Without a price, only the limit is known.
    ['50% of the cost, up to $8,000', null, 3, [0, 8_000]],
    ['30% of the cost', null, 3, null],
    ['57% of the cost', 100, 3, [57, 57]],
    ['$2,650 per ton, up to $8,500', 9_400, 2, [5_300, 5_300]],
    ['$2,650 per ton, up to $8,500', 9_400, 3.5, [8_500, 8_500]],
    ['Up to $310 per ton', 5_400, 3, [0, 930]],
    ['$1,000 per 12,000 BTU at 17 °F', 9_400, 3, [0, 3_000]],
    ['$100 per 10,000 Btu/h', 9_400, 2.5, [300, 300]],
    ['$600 per system', null, 5, [600, 600]],
    ['$50 per unit', null, 3, [50, 50]],
    // Nobody knows how many kilowatt-hours a system will save.
    ['$0.12 per kWh', 9_400, 3, null],
    ['$0.12 per kWh, up to $400', 9_400, 3, [0, 400]],
  ])('%s pays for a price of %s and %s tons: %j', (label, price, tons, pays) =>
    expect(rebateOf(ruleOf(label), { price, tons })).toEqual(
      pays === null ? O.none : O.some({ from: pays[0], to: pays[1] }),
    ),
  );

  test.each([
    ['$75 per ton', true],
    ['$100 per 10,000 Btu/h', true],
    ['$600 per system', false],
    ['$0.12 per kWh', false],
    ['$400', false],
    ['50% of the cost', false],
  ])('%s depends on the size: %s', (label, depends) => expect(dependsOnSize(ruleOf(label))).toBe(depends));

  test.each([
    ['$75 per ton', 3, 225],
    // The next size reaches the cap.
    ['$2,650 per ton, up to $8,500', 3.5, 8_500],
    ['$1,000 per ton, up to $10,000', 3, 3_000],
    ['$600 per system', null, 600],
    ['50% of the cost, up to $8,000', null, 8_000],
  ])('%s is counted for %s tons until a size is known, and pays at most %i', (label, tons, most) => {
    expect(assumedTons(ruleOf(label))).toBe(tons);
    expect(mostOf({ rule: O.some(ruleOf(label)) })).toBe(most);
  });

  test('without a figure pays no known amount', () => {
    expect(mostOf({ rule: O.none })).toBe(0);
    expect(mostOf({ rule: O.some(ruleOf('30% of the cost')) })).toBe(0);
  });
});

const range = fc
  .tuple(fc.nat({ max: 50_000 }), fc.nat({ max: 50_000 }))
  .map(([from, more]): DollarRange => ({ from, to: from + more }));
/** A range and a wider one. */
const wider = fc
  .tuple(range, fc.nat({ max: 50_000 }), fc.nat({ max: 50_000 }))
  .map(([inner, less, more]) => ({
    inner,
    outer: { from: Math.max(0, inner.from - less), to: inner.to + more },
  }));
const contains = (outer: DollarRange, inner: DollarRange): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;
const isOrdered = ({ from, to }: DollarRange): boolean => from <= to;

describe('What is left of a price', () => {
  test('is the low price less its most rebates, and the high price less its least', () =>
    expect(
      netOf({ from: 11_800, to: 17_200 }, { from: { from: 0, to: 3_150 }, to: { from: 4_000, to: 8_500 } }),
    ).toEqual({ from: 8_650, to: 13_200 }));

  test('is never below zero, and never more than the price', () =>
    fc.assert(
      fc.property(range, range, range, (price, low, high) => {
        const net = netOf(price, { from: low, to: high });
        expect(isOrdered(net) && net.from >= 0 && net.to <= Math.max(price.to, net.from)).toBe(true);
        expect(net.from).toBe(Math.max(0, price.from - low.to));
      }),
    ));

  test('is wider for wider prices and rebates', () =>
    fc.assert(
      fc.property(wider, wider, (price, rebates) =>
        expect(
          contains(
            netOf(price.outer, { from: rebates.outer, to: rebates.outer }),
            netOf(price.inner, { from: rebates.inner, to: rebates.inner }),
          ),
        ).toBe(true),
      ),
    ));

  test('contains each end of the price less any of its rebates', () =>
    fc.assert(
      fc.property(range, range, fc.double({ min: 0, max: 1, noNaN: true }), (price, rebates, share) => {
        const paid = rebates.from + share * (rebates.to - rebates.from);
        const net = netOf(price, { from: rebates, to: rebates });
        expect(contains(net, exactly(Math.max(0, price.from - paid)))).toBe(true);
        expect(contains(net, exactly(Math.max(0, price.to - paid)))).toBe(true);
      }),
    ));
});

describe('A range', () => {
  test('of many contains each of them, and nothing is exactly zero', () => {
    fc.assert(
      fc.property(fc.array(range, { minLength: 1 }), (ranges) =>
        expect(ranges.every((one) => contains(hullOf(ranges), one))).toBe(true),
      ),
    );
    expect(hullOf([])).toEqual(exactly(0));
  });

  test('with a limit stays within it', () =>
    fc.assert(
      fc.property(range, fc.nat({ max: 60_000 }), (one, limit) => {
        const limited = atMost(one, limit);
        expect(isOrdered(limited) && limited.to <= limit).toBe(true);
      }),
    ));
});

describe('Any rule', () => {
  const pays = fc
    .tuple(fc.nat({ max: 9_000 }), fc.nat({ max: 9_000 }))
    .map(([from, more]): DollarRange => ({ from, to: from + more }));
  const cap = fc.option(fc.nat({ max: 14_000 }));
  const rule: fc.Arbitrary<RebateRule> = fc.oneof(
    fc.record({ kind: fc.constant('dollars' as const), pays }),
    fc.record({
      kind: fc.constant('per-unit' as const),
      pays,
      unit: fc.constantFrom('ton', 'unit', 'kWh'),
      cap,
    }),
    fc.record({
      kind: fc.constant('share' as const),
      share: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
      cap,
    }),
  );
  const tons = fc.integer({ min: 3, max: 10 }).map((halves) => halves / 2);

  test('pays between zero and the price, and never more than its limit', () =>
    fc.assert(
      fc.property(rule, fc.nat({ max: 30_000 }), tons, (one, price, size) => {
        const paid = rebateOf(one, { price, tons: size });
        if (O.isNone(paid)) return;
        expect(isOrdered(paid.value) && paid.value.from >= 0).toBe(true);
        expect(paid.value.to).toBeLessThanOrEqual(price);
        if (one.kind !== 'dollars' && one.cap !== null) expect(paid.value.to).toBeLessThanOrEqual(one.cap);
      }),
    ));

  test('pays no less for a higher price or a larger system, and never takes back more than the price rose', () =>
    fc.assert(
      fc.property(rule, fc.nat({ max: 30_000 }), fc.nat({ max: 9_000 }), tons, (one, price, more, size) => {
        const at = (dollars: number, sized: number) =>
          O.toNullable(rebateOf(one, { price: dollars, tons: sized }))?.to ?? 0;
        expect(at(price + more, size)).toBeGreaterThanOrEqual(at(price, size));
        expect(at(price, size + 0.5)).toBeGreaterThanOrEqual(at(price, size));
        expect(at(price + more, size) - at(price, size)).toBeLessThanOrEqual(more + 1);
      }),
    ));
});
