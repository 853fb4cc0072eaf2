import type { CodedPlace } from './snapshot-format.ts';

/**
 * Corrections of known faults in the two lists of places. In `zipcodes`, the places of the first table are malformed (split at the commas
 * of their names), at another town, or in the wrong hemisphere.
 */
export const REPAIRED_PLACES: ReadonlyArray<CodedPlace> = [
  { code: 'V0N', city: 'Sechelt', state: 'BC', lat: 49.4742, lon: -123.7545 },
  { code: 'E1H', city: 'Shediac Bridge', state: 'NB', lat: 46.1506, lon: -64.65 },
  { code: 'E2E', city: 'Rothesay', state: 'NB', lat: 45.4165, lon: -65.98 },
  { code: 'E2H', city: 'Saint John', state: 'NB', lat: 45.3481, lon: -66.01 },
  { code: 'E3C', city: 'Fredericton', state: 'NB', lat: 45.9356, lon: -66.7 },
  { code: 'K0C', city: 'Alexandria', state: 'ON', lat: 45.2228, lon: -74.83 },
  { code: 'K0H', city: 'Sydenham', state: 'ON', lat: 44.41, lon: -76.6 },
  { code: 'K0K', city: 'Picton', state: 'ON', lat: 44.0594, lon: -77.38 },
  { code: 'P0M', city: 'Chelmsford', state: 'ON', lat: 46.58, lon: -81.2 },
  { code: 'H0M', city: 'Akwesasne', state: 'QC', lat: 45.01, lon: -74.63 },
  // The center of the Census area is outside of the town, on the other side of a time zone's border.
  { code: '89883', city: 'West Wendover', state: 'NV', lat: 40.7391, lon: -114.0733 },
  { code: '10200', city: 'New York', state: 'NY', lat: 40.77, lon: -73.95 },
];

/** Santa Claus at the North Pole. */
export const CODES_WITHOUT_PLACE: ReadonlySet<string> = new Set(['H0H']);

/** Armed forces, whose post offices move and are on no map. */
export const MILITARY_STATES: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** Zips that are newer than `zipcodes`. */
export const NAMES_OF_NEW_ZIPS: ReadonlyArray<Pick<CodedPlace, 'code' | 'city' | 'state'>> = [
  { code: '72405', city: 'Jonesboro', state: 'AR' },
  { code: '72713', city: 'Bentonville', state: 'AR' },
  { code: '75036', city: 'Frisco', state: 'TX' },
  { code: '75072', city: 'McKinney', state: 'TX' },
  { code: '89437', city: 'Sparks', state: 'NV' },
];

/**
 * If the lists differ by more than this, the center of the Census area is in the wilderness around a post town, and the town is right...
 */
export const TOO_FAR_APART_MILES = 50;

/** Also if it is farther than this from the other zips of the town, and the post office is among them... */
export const OUT_OF_TOWN_MILES = 20;

/** ...except for these, whose post town is wrong. */
export const CENSUS_IS_RIGHT: ReadonlySet<string> = new Set(
  '66040 80840 83648 86443 86544 99505 99506 99565 99726'.split(' '),
);

export const RENAMED_TOWNS: ReadonlyMap<string, string> = new Map([
  ['Barrow', 'Utqiagvik'],
  ['Jber', 'JBER'],
  ['U S A F Academy', 'USAF Academy'],
  ['Mountain Home A F B', 'Mountain Home AFB'],
  ['Government Of Canada Ottawa And Gatineau Offices', 'Ottawa'],
  ["Queen's Park Ontario Provincial Government", 'Toronto'],
  ['Downtown Toronto Stn A Po Boxes 25 The Esplanade', 'Toronto'],
  ['Quebec Provincial Government', 'Québec'],
  ['East Toronto Business Reply Mail Processing Centre 969 Eastern', 'Toronto'],
]);
