import type { Place } from '../postal-code/place.ts';

/** What the weather of a place asks of a system: much heat in winter, some of both, or little heat at all. */
export type Climate = 'cold' | 'mild' | 'hot';

/** Degrees north from which winters count as cold. */
const COLD_FROM = 39;
/** Degrees north below which heat is seldom needed. */
const HOT_BELOW = 31;

/** Where winters are cold whatever the latitude: mountains, and the far north. */
const COLD_STATES: ReadonlyArray<string> = ['AK', 'CO', 'ID', 'MT', 'UT', 'WY'];
/** Canada's provinces and territories but British Columbia, whose coast is mild. */
const COLD_PROVINCES: ReadonlyArray<string> = [
  'AB',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
];
/** Where the ocean keeps winters mild, west of the mountains and up to this many degrees north. */
const COAST: { readonly states: ReadonlyArray<string>; readonly west: number; readonly north: number } = {
  states: ['CA', 'OR', 'WA', 'BC'],
  west: -121.5,
  north: 51,
};
/** Arizona's low desert, below this many degrees north. */
const DESERT_BELOW = 34.5;

/**
 * The climate of a place, by its state or province and its position: a rule of thumb (decision 0026) that decides which systems
 * are named first, and never how large one has to be.
 */
export const climateOf = ({ state, lat, lon }: Omit<Place, 'city'>): Climate => {
  if (COLD_STATES.includes(state) || COLD_PROVINCES.includes(state)) return 'cold';
  if (state === 'AZ' && lat < DESERT_BELOW) return 'hot';
  if (COAST.states.includes(state) && lon < COAST.west && lat < COAST.north) return 'mild';
  if (lat >= COLD_FROM) return 'cold';
  return lat < HOT_BELOW ? 'hot' : 'mild';
};
