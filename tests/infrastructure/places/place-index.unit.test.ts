import { describe, expect, it } from '@jest/globals';
import { PlaceIndex } from '../../../infrastructure/places/place-index.ts';
import { toSnapshot } from '../../../infrastructure/places/snapshot-format.ts';

const ADDISON = { lat: 32.96, lon: -96.84 };

/** The chosen code in Addison, among places some miles north of it; those in `boxes` are post office boxes. */
const chosenAmong = (milesNorth: Readonly<Record<string, number>>, boxes: ReadonlyArray<string> = []) => {
  const places = Object.entries(milesNorth).map(([code, miles]) => ({
    code,
    city: 'Town',
    state: 'TX',
    lat: ADDISON.lat + miles / 69.1,
    lon: ADDISON.lon,
  }));
  const snapshot = toSnapshot(places, (code) => !boxes.includes(code));
  const chosen = new PlaceIndex(snapshot).nearest(ADDISON);
  return chosen === undefined ? null : snapshot.codes[chosen];
};

describe('The place around a position', () => {
  it('is the nearest place', () => expect(chosenAmong({ a1: 30, b2: 5, c3: 20 })).toBe('b2'));

  it('is a residential place if a post office is only a little nearer', () =>
    expect(chosenAmong({ box: 1, home: 8 }, ['box'])).toBe('home'));

  it('is a post office that is much nearer', () =>
    expect(chosenAmong({ box: 1, home: 40 }, ['box'])).toBe('box'));

  it('is a post office if no residential place is near', () =>
    expect(chosenAmong({ box: 58, home: 62 }, ['box'])).toBe('box'));

  it('is null beyond 60 miles, and without places', () => {
    expect(chosenAmong({ far: 61 })).toBeNull();
    expect(chosenAmong({})).toBeNull();
  });
});
