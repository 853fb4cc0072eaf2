import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { LookedUpTimeZones } from '../../../infrastructure/places/looked-up-time-zones.ts';
import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { readSnapshot } from '../../../infrastructure/places/read-snapshot.ts';
import { writeSnapshot, type CodedPlace } from '../../../infrastructure/places/snapshot-format.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';

const begun = process.cpuUsage();
const snapshot = makePlacesSnapshot();
const { user: making } = process.cpuUsage(begun);
const places = new SnapshotPostalPlaces(snapshot).all();
const byCode = new Map(places.map((place) => [place.code, place]));
const isCanadian = ({ code }: CodedPlace) => !/^\d/.test(code);

describe('The snapshot of places', () => {
  it('contains the United States and Canada', () => {
    expect(places.filter((place) => !isCanadian(place)).length).toBeGreaterThan(41_500);
    expect(places.filter(isCanadian).length).toBeGreaterThan(1_600);
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
  });

  it('has a two-letter state and a town for each place', () => {
    expect(places.filter(({ state }) => !/^[A-Z]{2}$/.test(state))).toEqual([]);
    expect(places.filter(({ city }) => city.trim() === '' || city.includes('\uFFFD'))).toEqual([]);
    expect(new Set(places.filter(isCanadian).map(({ state }) => state)).size).toBe(13);
  });

  it('has no military codes, no code of Santa Claus, and no code without a place', () => {
    expect(places.filter(({ state }) => ['AA', 'AE', 'AP'].includes(state))).toEqual([]);
    expect(byCode.has('H0H')).toBe(false);
    expect(byCode.has('09007')).toBe(false);
    expect(places.filter(({ lat, lon }) => lat === 0 || lon === 0)).toEqual([]);
  });

  it('has no place outside the two countries', () => {
    const pacific = new Set(['GU', 'MP', 'PW', 'FM', 'MH', 'AS', 'HI']);
    const strays = places.filter(({ state, lat, lon }) =>
      pacific.has(state) ? lat < -15 || lat > 29 : lat < 17 || lat > 75 || lon > -52 || lon < -180,
    );
    expect(strays).toEqual([]);
    const canada = places.filter(isCanadian);
    expect(canada.filter(({ lat, lon }) => lat < 41.5 || lon < -141)).toEqual([]);
  });

  it.each(['V0N', 'E1H', 'E2E', 'E2H', 'E3C', 'K0C', 'K0H', 'K0K', 'P0M'])('repairs %s', (code) =>
    expect(byCode.get(code)).toMatchObject({ city: expect.any(String), lat: expect.any(Number) }),
  );

  it('has West Wendover, Nevada, in the time zone that it keeps', () => {
    const town = byCode.get('89883');
    expect(O.chain((at: CodedPlace) => new LookedUpTimeZones().at(at))(O.fromNullable(town))).toEqual(
      O.some('America/Denver'),
    );
  });

  it.each([
    ['a town in brackets', 'K0A', 'Almonte', 'ON'],
    ['a district of a city', 'M5V', 'Toronto', 'ON'],
    ['an area with a direction in its name', 'V1Y', 'Kelowna', 'BC'],
    ['the code of a government', 'K1A', 'Ottawa', 'ON'],
    ['a town without its accent in the source', 'G9A', 'Trois-Rivières', 'QC'],
    ['Puerto Rico', '00901', 'San Juan', 'PR'],
    ['a new zip', '75072', 'McKinney', 'TX'],
    ['a renamed town', '99723', 'Utqiagvik', 'AK'],
  ])('has the right town for %s', (_, code, city, state) =>
    expect(byCode.get(code)).toMatchObject({ city, state }),
  );

  it.each([
    ['99701', 64.84, -147.7, 1],
    ['99505', 61.28, -149.65, 1],
    // A zip of Boise whose area reaches 47 miles into the mountains.
    ['83716', 43.6, -116.2, 0],
  ])('uses the post town if the center of an area is in the wilderness: %s', (code, lat, lon, digits) =>
    expect(byCode.get(code)).toMatchObject({
      lat: expect.closeTo(lat, digits),
      lon: expect.closeTo(lon, digits),
    }),
  );

  it('has a zip of New York in the west', () => expect(byCode.get('10200')?.lon).toBeLessThan(0));

  it('distinguishes residential areas from post office boxes', () => {
    const isArea = new Map(snapshot.codes.map((code, index) => [code, snapshot.isArea[index] === 1]));
    expect(['75001', '00901', '00802', '96910', 'M5V'].map((code) => isArea.get(code))).not.toContain(false);
    expect(['75221', '10200', '20500'].map((code) => isArea.get(code))).not.toContain(true);
    expect(snapshot.isArea.filter((area) => area === 1).length).toBeGreaterThan(35_000);
  });

  it('is read back unchanged, faster than it is built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'places-'));
    const file = join(folder, 'places.json.gz');
    writeSnapshot(file, snapshot);
    const start = process.cpuUsage();
    const read = readSnapshot(file);
    expect(process.cpuUsage(start).user).toBeLessThan(making);
    expect(read).toEqual(snapshot);
    rmSync(folder, { recursive: true });
  });
});
