import { describe, expect, it } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { PostalPlaces } from '../../application/ports/postal-places.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';

/** What every `PostalPlaces` does; `make` gives one that knows 75001, M5V and V0N. */
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

    const codeAround = (lat: number, lon: number) => make().codeAt({ lat, lon });

    it('knows the zip around a position', () => {
      expect(codeAround(32.961, -96.838)).toEqual(O.some('75001'));
    });

    it('knows a Canadian area by a nominal code, that is found again', () => {
      expect(codeAround(43.6525, -79.3686)).toEqual(O.some('M5V 1A1'));
      expect(codeAround(49.4742, -123.7545)).toEqual(O.some('V0N 1A0'));
      expect(placeOf('M5V 1A1')).toEqual(named('Toronto', 'ON'));
      expect(placeOf('V0N 1A0')).toEqual(named('Sechelt', 'BC'));
    });

    it.each([
      ['at sea', 40, -40],
      ['in Europe', 48.86, 2.35],
      ['at the poles', 90, 0],
      ['at the date line', 0, 180],
    ])('knows no code %s', (_where, lat, lon) => expect(codeAround(lat, lon)).toEqual(O.none));

    it('knows no code farther away than 60 miles', () => {
      // Utqiagvik, on the northern coast of Alaska, has none north of it.
      expect(codeAround(71.2539 + 59 / 69.1, -156.7982)).toEqual(O.some('99723'));
      expect(codeAround(71.2539 + 61 / 69.1, -156.7982)).toEqual(O.none);
    });

    it('finds nothing for a code that is in no list', () => {
      expect(placeOf('00000')).toEqual(O.none);
      expect(placeOf('H0H 0H0')).toEqual(O.none);
    });
  });
};
