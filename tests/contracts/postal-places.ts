import { describe, expect, it } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { PostalPlaces } from '../../application/ports/postal-places.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';

/** What every `PostalPlaces` does; `make` gives one that knows 75001 and M5V. */
export const describePostalPlaces = (name: string, make: () => PostalPlaces): void => {
  describe(`${name} as postal places`, () => {
    const placeOf = (typed: string) =>
      pipe(
        parsePostalCode(typed),
        O.chain((code) => make().placeOf(code)),
      );
    const named = (city: string, state: string) => O.some(expect.objectContaining({ city, state }));

    it('finds a zip', () => expect(placeOf('75001')).toEqual(named('Addison', 'TX')));

    it('finds a zip by its first five digits', () => expect(placeOf('75001-1234')).toEqual(placeOf('75001')));

    it('finds a Canadian code by its first three characters', () => {
      expect(placeOf('m5v 3l9')).toEqual(named('Toronto', 'ON'));
      expect(placeOf('M5V 1A1')).toEqual(placeOf('M5V 3L9'));
    });

    it('gives the middle of the area in degrees', () =>
      expect(placeOf('75001')).toEqual(
        O.some(expect.objectContaining({ lat: expect.closeTo(32.96, 1), lon: expect.closeTo(-96.84, 1) })),
      ));

    it('finds nothing for a code that is in no list', () => {
      expect(placeOf('00000')).toEqual(O.none);
      expect(placeOf('H0H 0H0')).toEqual(O.none);
    });
  });
};
