import type { Place } from '../postal-code/place.ts';

/** How much heat a place needs: much in winter, some, or little. */
export type Climate = 'cold' | 'mild' | 'hot';

/** The latitude from which winters count as cold. */
const COLD_FROM = 39;
/** The latitude below which heat is seldom needed. */
const HOT_BELOW = 31;

/** States with cold winters at any latitude: mountains and the far north. */
const COLD_STATES: ReadonlyArray<string> = ['AK', 'CO', 'ID', 'MT', 'UT', 'WY'];
/** Canada's provinces and territories except British Columbia, which has a mild coast. */
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
/** The Pacific coast, where winters are mild west of a longitude and south of a latitude. */
const COAST: { readonly states: ReadonlyArray<string>; readonly west: number; readonly north: number } = {
  states: ['CA', 'OR', 'WA', 'BC'],
  west: -121.5,
  north: 51,
};
/** The latitude below which Arizona is low desert. */
const DESERT_BELOW = 34.5;

/** The climate of a place by region and position. A rule of thumb (decision 0026) that ranks systems; it never sizes them. */
export const climateOf = ({ state, lat, lon }: Omit<Place, 'city'>): Climate => {
  if (COLD_STATES.includes(state) || COLD_PROVINCES.includes(state)) return 'cold';
  if (state === 'AZ' && lat < DESERT_BELOW) return 'hot';
  if (COAST.states.includes(state) && lon < COAST.west && lat < COAST.north) return 'mild';
  if (lat >= COLD_FROM) return 'cold';
  return lat < HOT_BELOW ? 'hot' : 'mild';
};
