import type { CodedPlace } from '../../../infrastructure/places/snapshot-format.ts';
import REMOTE_PLACES from '../../../infrastructure/sample/remote-places.json' with { type: 'json' };
import { Neighborhood } from './neighborhood.ts';

/** Slightly more than the 50 miles of a dealer's service area, because dealers aren't exactly at their place's center. */
const KEPT_FREE_MILES = 55;

const NOT_CONTIGUOUS = new Set(['AK', 'HI', 'PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW']);
const SERVED_IN_ALASKA = new Set(['Anchorage', 'Fairbanks', 'Juneau', 'Wasilla', 'Kenai']);

/** The northern limits of served towns (slightly north of Edmonton) and of served rural areas in Canada, in degrees. */
const NORTHERNMOST_TOWN = 54;
const NORTHERNMOST_COUNTRYSIDE = 50.5;

/** The places that sample dealers serve: the contiguous states, Hawaii, Puerto Rico, southern Canada and Alaska's towns. */
export const servedPlaces = (places: ReadonlyArray<CodedPlace>): ReadonlyArray<CodedPlace> => {
  const remoteAreas = new Set(REMOTE_PLACES.map(({ code }) => code.split(' ')[0]));
  const remote = new Neighborhood<CodedPlace>();
  for (const place of places) if (remoteAreas.has(place.code)) remote.add(place);
  return places.filter((place) => isServed(place) && remote.within(place, KEPT_FREE_MILES, 1).length === 0);
};

const isServed = ({ code, city, state, lat, lon }: CodedPlace): boolean => {
  if (!/^\d/.test(code)) return lat <= (code[1] === '0' ? NORTHERNMOST_COUNTRYSIDE : NORTHERNMOST_TOWN);
  if (state === 'AK') return SERVED_IN_ALASKA.has(city);
  if (state === 'HI') return lon > -161 && lon < -154;
  return state === 'PR' || !NOT_CONTIGUOUS.has(state);
};
