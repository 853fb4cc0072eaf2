import { describe, expect, it } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { PostalPlaces } from '../../../application/ports/dealers/postal-places.ts';
import { NO_PLACE, type TypedPlace } from '../../../domain/lead/typed-place.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { milesBetween } from '../../../domain/postal-code/distance.ts';

/** The contract of every `PostalPlaces`; `make` returns one that knows 75001, 55401, 10001, M5V and V0N. */
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

    it('returns the center of the area in degrees', () =>
      expect(placeOf('75001')).toEqual(
        O.some(expect.objectContaining({ lat: expect.closeTo(32.96, 1), lon: expect.closeTo(-96.84, 1) })),
      ));

    const codeAround = (lat: number, lon: number) => make().codeAt({ lat, lon });

    it('finds the zip around a position', () => {
      expect(codeAround(32.961, -96.838)).toEqual(O.some('75001'));
    });

    it('finds a nominal code for a Canadian area, and finds the area by that code', () => {
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
    ])('finds no code around a position %s', (_where, lat, lon) =>
      expect(codeAround(lat, lon)).toEqual(O.none),
    );

    it('finds no code farther than 60 miles away', () => {
      // Utqiagvik is on the northern coast of Alaska; no code is north of it.
      expect(codeAround(71.2539 + 59 / 69.1, -156.7982)).toEqual(O.some('99723'));
      expect(codeAround(71.2539 + 61 / 69.1, -156.7982)).toEqual(O.none);
    });

    it('finds nothing for an unlisted code', () => {
      expect(placeOf('00000')).toEqual(O.none);
      expect(placeOf('H0H 0H0')).toEqual(O.none);
    });

    const searched = (typed: string) =>
      pipe(
        parsePostalCode(typed),
        O.chain((code) => make().searchedPlaceOf(code)),
        O.toNullable,
      );

    it('searches around the place of a listed code', () =>
      expect(searched('75001')).toMatchObject({ city: 'Addison', state: 'TX', isApproximate: false }));

    it.each([
      // In Minneapolis, and in downtown Toronto.
      ['a zip', '55456', 'MN', { lat: 44.98, lon: -93.27 }],
      ['a Canadian code', 'M5Y 1A1', 'ON', { lat: 43.65, lon: -79.38 }],
    ])('searches around the neighbors of an unlisted code: %s', (_what, code, state, middle) => {
      const place = searched(code);
      expect(place).toMatchObject({ city: '', state, isApproximate: true });
      expect(place && milesBetween(place, middle)).toBeLessThan(10);
    });

    it('searches nowhere for a code without neighbors', () => expect(searched('00000')).toBeNull());

    const towns = (city: string, state = '') => make().towns({ ...NO_PLACE, city, state }, 5);

    it('finds the towns with a name, each with one of its codes', () => {
      expect(towns('minneapolis', 'MN')).toEqual([
        { city: 'Minneapolis', state: 'MN', area: expect.stringMatching(/^554/) },
      ]);
      expect(towns('Toronto')[0]).toEqual({
        city: 'Toronto',
        state: 'ON',
        area: expect.stringMatching(/^M/),
      });
    });

    it('finds towns by the start of their name if no name matches in full', () =>
      expect(towns('utqia')).toEqual([{ city: 'Utqiagvik', state: 'AK', area: '99723' }]));

    it('finds no town in the wrong state, and none without a name', () =>
      expect([towns('toronto', 'TX'), towns('zzyzzx'), towns('', 'TX')]).toEqual([[], [], []]));

    const areas = (typed: Partial<TypedPlace>, around: string | null = null, most = 5) =>
      make().areas(
        { ...NO_PLACE, ...typed },
        around === null ? null : O.toNullable(parsePostalCode(around)),
        most,
      );
    const codes = (...asked: Parameters<typeof areas>) =>
      areas(...asked).map(({ code }) => O.getOrElse(() => '')(code));
    const milesFrom =
      ({ lat, lon }: Coordinates) =>
      (place: Coordinates) =>
        milesBetween({ lat, lon }, place);

    const hasTown = (typed: Partial<TypedPlace>) => make().hasTown({ ...NO_PLACE, ...typed });

    it('recognizes a town by its whole name, only in its state', () => {
      expect([hasTown({ city: 'addison' }), hasTown({ city: 'ADDISON', state: 'TX' })]).toEqual([true, true]);
      expect([hasTown({ city: 'toronto' }), hasTown({ city: 'toronto', state: 'ON' })]).toEqual([true, true]);
      expect([hasTown({ city: 'addiso' }), hasTown({ city: 'addison', state: 'ON' }), hasTown({})]).toEqual([
        ...[false, false, false],
      ]);
    });

    it('finds the areas around a zip, its own first', () => {
      const found = areas({}, '75001', 3);
      expect(found[0]).toMatchObject({ code: O.some('75001'), city: 'Addison', state: 'TX' });
      expect(found.length).toBeLessThanOrEqual(3);
      const miles = found.map(milesFrom({ lat: 32.96, lon: -96.84 }));
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      expect(miles.at(-1)).toBeLessThan(60);
    });

    it('finds areas by the start of their town, nearest first', () => {
      expect(areas({ city: 'addis' }, '75001')[0]).toMatchObject({ code: O.some('75001'), city: 'Addison' });
      expect(areas({ city: 'MINNEAP', state: 'MN' }, '75001')[0]).toMatchObject({ city: 'Minneapolis' });
      expect(codes({ city: 'addison', state: 'NY' }, '75001')).not.toContain('75001');
    });

    it('finds the areas in a state, nearest first', () =>
      expect(areas({ state: 'MN' }, '55401')[0]).toMatchObject({ code: O.some('55401'), state: 'MN' }));

    it('finds areas by the start of their zip', () => {
      expect(codes({ code: '7500' }, '75001')).toContain('75001');
      expect(codes({ code: '75001' })).toEqual(['75001']);
      expect(codes({ city: 'Addison', state: 'TX', code: '7' })).toEqual(['75001']);
    });

    it('finds a typed town without a zip around it, or with an unlisted one', () => {
      expect(areas({ city: 'minneapolis', state: 'MN' })[0]).toMatchObject({
        city: 'Minneapolis',
        state: 'MN',
      });
      expect(codes({ city: 'addison', state: 'TX' }, '00000')).toEqual(['75001']);
    });

    it.each<[string, Partial<TypedPlace>, string | null]>([
      ['an empty text', {}, null],
      ['only a state', { state: 'TX' }, null],
      ['an unlisted zip', {}, '00000'],
      ['an unknown town', { city: 'zzyzzx' }, '75001'],
    ])('finds no area for %s', (_what, typed, around) => expect(areas(typed, around)).toEqual([]));

    it('finds only US areas if no town is typed', () => {
      expect(codes({}, 'M5V 3L9').filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
      expect(codes({ code: 'M5V' }, '75001')).toEqual([]);
    });

    it.each<[string, Partial<TypedPlace>, string | null]>([
      ['without a code', { city: 'Toronto' }, null],
      ['near its code', { city: 'toro', state: 'ON' }, 'M5V 3L9'],
      ['from a zip', { city: 'Toronto', state: 'ON' }, '75001'],
    ])('finds a Canadian town once, without choosing one of its codes: %s', (_what, typed, around) => {
      const toronto = areas(typed, around).filter(({ city, state }) => city === 'Toronto' && state === 'ON');
      expect(toronto).toMatchObject([{ city: 'Toronto', code: O.none }]);
    });
  });
};
