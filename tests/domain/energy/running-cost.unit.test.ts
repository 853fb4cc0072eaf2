import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  breakEvenElectricity,
  cheaperHeat,
  COMPARED_SYSTEMS,
  inTens,
  runningYear,
  type RunningHome,
} from '../../../domain/energy/running-cost.ts';
import type { DollarRange } from '../../../domain/product/dollar-range.ts';
import { EQUIPMENT_LEVELS } from '../../../domain/product/equipment-level.ts';

const MINNEAPOLIS = { heating: 7_400, cooling: 800 };
const DALLAS = { heating: 2_100, cooling: 2_900 };

const aHome = (more: Partial<RunningHome> = {}): RunningHome => ({
  squareFeet: 2_000,
  weather: MINNEAPOLIS,
  prices: { electricity: 0.15, gas: 1.15 },
  level: 'single',
  ...more,
});

const rounded = ({ from, to }: DollarRange) => [Math.round(from), Math.round(to)];

describe('A year of heating and cooling', () => {
  /** By hand: heat 2,000 x 7,400 x 3 to 6 Btu = 44.4 to 88.8 million; cold 2,000 x 800 x 5 to 10 = 8 to 16 million. */
  test('with a gas furnace in Minneapolis', () => {
    const { heating, cooling, total } = runningYear('furnace-ac', aHome());
    // 44.4 x 10 therms / 0.92 x $1.15 = $555; 88.8 x 10 / 0.80 x $1.15 = $1,276.50.
    expect(rounded(heating)).toEqual([555, 1_276]);
    // 8,000,000 / 14,300 x $0.15 = $84; 16,000,000 / (13,400 x 0.9) x $0.15 = $199.
    expect(rounded(cooling)).toEqual([84, 199]);
    // $560 + $80 and $1,280 + $200: what a page shows adds up.
    expect(rounded(total)).toEqual([640, 1_480]);
  });

  test('with a heat pump in Minneapolis, where winters need backup heat', () => {
    // 44,400,000 / 7,500 x $0.15 = $888; 88,800,000 / (7,500 x 0.75) x $0.15 = $2,368.
    expect(rounded(runningYear('heat-pump', aHome()).heating)).toEqual([888, 2_368]);
  });

  test('with a heat pump in Dallas', () => {
    // 12,600,000 / 7,500 x $0.15 = $252; 25,200,000 / (7,500 x 0.9) x $0.15 = $560.
    expect(rounded(runningYear('heat-pump', aHome({ weather: DALLAS })).heating)).toEqual([252, 560]);
  });

  test('with both: between half and four fifths of the heat from the heat pump', () => {
    const home = aHome();
    const [pump, furnace, hybrid] = (['heat-pump', 'furnace-ac', 'hybrid'] as const).map(
      (system) => runningYear(system, home).heating,
    );
    expect(hybrid?.from).toBeCloseTo(0.5 * (pump?.from ?? 0) + 0.5 * (furnace?.from ?? 0));
    expect(hybrid?.to).toBeCloseTo(0.8 * (pump?.to ?? 0) + 0.2 * (furnace?.to ?? 0));
  });

  test('counts the carbon of a therm and of the average power plant', () => {
    const { carbon } = runningYear('furnace-ac', aHome({ weather: { heating: 7_400, cooling: 0 } }));
    // 482.6 therms x 11.7 pounds / 2,000 = 2.8 tons; 1,110 x 11.7 / 2,000 = 6.5 tons.
    expect([carbon.from.toFixed(1), carbon.to.toFixed(1)]).toEqual(['2.8', '6.5']);
  });
});

describe('The cheaper heat', () => {
  const at = (electricity: number, gas: number) => cheaperHeat(aHome({ prices: { electricity, gas } }));

  test('is named only when every model of the one costs less', () => {
    expect(at(0.3, 1)).toBe('furnace');
    expect(at(0.08, 2.2)).toBe('heat-pump');
    expect(at(0.1, 1.15)).toBe('either');
  });

  test('is none between the two ends of the price at which both cost the same', () => {
    const { from, to } = breakEvenElectricity(aHome());
    // $1.15 x 10 / 0.92 a million Btu, over 1,000 / (7.5 x 0.75) kWh: 7 cents; over 0.80 and 7.5: 10.8 cents.
    expect([from.toFixed(3), to.toFixed(3)]).toEqual(['0.070', '0.108']);
    expect([at(from - 0.001, 1.15), at(from + 0.001, 1.15)]).toEqual(['heat-pump', 'either']);
    expect([at(to - 0.001, 1.15), at(to + 0.001, 1.15)]).toEqual(['either', 'furnace']);
  });
});

const homes = fc.record({
  squareFeet: fc.integer({ min: 200, max: 10_000 }),
  weather: fc.record({
    heating: fc.integer({ min: 0, max: 15_000 }),
    cooling: fc.integer({ min: 0, max: 6_000 }),
  }),
  prices: fc.record({
    electricity: fc.double({ min: 0.02, max: 1.5, noNaN: true }),
    gas: fc.double({ min: 0.2, max: 10, noNaN: true }),
  }),
  level: fc.constantFrom(...EQUIPMENT_LEVELS),
});
const systems = fc.constantFrom(...COMPARED_SYSTEMS);

describe('Any year', () => {
  test('has ends in order, and a total of its parts as they are shown, in tens of dollars', () =>
    fc.assert(
      fc.property(systems, homes, (system, home) => {
        const { heating, cooling, total, carbon } = runningYear(system, home);
        for (const range of [heating, cooling, total, carbon]) {
          expect(range.from).toBeGreaterThanOrEqual(0);
          expect(range.from).toBeLessThanOrEqual(range.to);
        }
        const [shownHeating, shownCooling] = [inTens(heating), inTens(cooling)];
        expect(total.from).toBe(shownHeating.from + shownCooling.from);
        expect(total.to).toBe(shownHeating.to + shownCooling.to);
      }),
    ));

  test('costs no less when energy costs more, or the home is larger', () =>
    fc.assert(
      fc.property(systems, homes, fc.double({ min: 1, max: 2, noNaN: true }), (system, home, more) => {
        const { electricity, gas } = home.prices;
        const dearer = { ...home, prices: { electricity: electricity * more, gas: gas * more } };
        const larger = { ...home, squareFeet: home.squareFeet * more };
        const { total } = runningYear(system, home);
        for (const one of [dearer, larger].map((other) => runningYear(system, other).total)) {
          expect(one.from).toBeGreaterThanOrEqual(total.from);
          expect(one.to).toBeGreaterThanOrEqual(total.to);
        }
      }),
    ));

  test('names a cheaper heat exactly where its whole range is lower', () =>
    fc.assert(
      fc.property(homes, (home) => {
        const { from, to } = breakEvenElectricity(home);
        const { electricity } = home.prices;
        fc.pre(Math.abs(electricity - from) > 1e-9 && Math.abs(electricity - to) > 1e-9);
        const expected = electricity < from ? 'heat-pump' : electricity > to ? 'furnace' : 'either';
        expect(cheaperHeat(home)).toBe(expected);
      }),
    ));
});
