import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { isPlausiblePrice, PLAUSIBLE_PRICES } from '../../../domain/energy/local-energy.ts';
import { typedPrice } from '../../../domain/energy/typed-price.ts';

describe('A price typed from a bill', () => {
  test.each([
    ['electricity', '0.16', 0.16],
    ['electricity', '.16', 0.16],
    ['electricity', '$0.16', 0.16],
    ['electricity', '16', 0.16],
    ['electricity', '16.5 cents', 0.165],
    ['electricity', '16¢ / kWh', 0.16],
    ['electricity', '16c per kWh', 0.16],
    ['electricity', '0,16 $', 0.16],
    ['electricity', '16 ¢/kWh', 0.16],
    ['electricity', '16 $', null],
    ['gas', '1,50 $ le therm', 1.5],
    ['gas', '$1.50 por therm', 1.5],
    ['electricity', '0.9¢', null],
    ['electricity', '$16', null],
    ['electricity', '-0.16', null],
    ['electricity', 'cheap', null],
    ['electricity', '', null],
    ['gas', '1.50', 1.5],
    ['gas', '$1.50 per therm', 1.5],
    ['gas', '95 cents', 0.95],
    ['gas', '150', null],
    ['gas', '0.05', null],
  ] as const)('of %s: %s', (kind, typed, price) =>
    expect(typedPrice(kind, typed)).toEqual(O.fromNullable(price)),
  );

  test('is plausible or none', () =>
    fc.assert(
      fc.property(fc.constantFrom('electricity', 'gas'), fc.string({ maxLength: 20 }), (kind, typed) => {
        const price = typedPrice(kind, typed);
        return O.isNone(price) || isPlausiblePrice(kind, price.value);
      }),
    ));

  test('in dollars is read as it is', () =>
    fc.assert(
      fc.property(
        fc
          .constantFrom('electricity', 'gas')
          .chain((kind) =>
            fc.tuple(
              fc.constant(kind),
              fc.integer({ min: PLAUSIBLE_PRICES[kind][0] * 100, max: PLAUSIBLE_PRICES[kind][1] * 100 }),
            ),
          ),
        ([kind, cents]) => {
          const price = (cents / 100).toFixed(2);
          expect(typedPrice(kind, `$${price}`)).toEqual(O.some(Number(price)));
        },
      ),
    ));
});
