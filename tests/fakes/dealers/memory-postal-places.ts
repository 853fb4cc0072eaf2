import leven from 'leven';
import * as O from 'fp-ts/Option';
import type {
  NamedTown,
  PostalArea,
  PostalPlaces,
} from '../../../application/ports/dealers/postal-places.ts';
import type { TypedPlace } from '../../../domain/lead/typed-place.ts';
import { nominalCode } from '../../../domain/postal-code/nominal-code.ts';
import type { Coordinates, Place, SearchedPlace } from '../../../domain/postal-code/place.ts';
import { areaOf, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { milesBetween } from '../../../domain/postal-code/distance.ts';

/** The maximum distance between a position and its place. */
const NEAR_MILES = 60;

/** A handful of places, by zip or by the first three characters of a Canadian code. */
export class MemoryPostalPlaces implements PostalPlaces {
  private readonly places: ReadonlyMap<string, Place>;

  constructor(places: Iterable<readonly [area: string, place: Place]> = WELL_KNOWN) {
    this.places = new Map(places);
  }

  placeOf(code: PostalCode): O.Option<Place> {
    return O.fromNullable(this.places.get(areaOf(code)));
  }

  searchedPlaceOf(code: PostalCode): O.Option<SearchedPlace> {
    const place = this.places.get(areaOf(code));
    if (place !== undefined) return O.some({ ...place, isApproximate: false });
    const begin = areaOf(code).slice(0, /^\d/.test(code) ? 3 : 2);
    const neighbor = [...this.places].find(([area]) => area.startsWith(begin));
    return neighbor === undefined ? O.none : O.some({ ...neighbor[1], city: '', isApproximate: true });
  }

  towns({ city, state }: TypedPlace, most: number): ReadonlyArray<NamedTown> {
    if (city === '') return [];
    const inState = [...this.places].filter(([, place]) => ['', place.state].includes(state));
    const named = inState.filter(([, place]) => place.city.toLowerCase() === city.toLowerCase());
    const found = named.length > 0 ? named : inState.filter(([, place]) => begins(place.city, city));
    const each = new Map(found.map(([area, place]) => [`${place.city}, ${place.state}`, { area, place }]));
    return [...each.values()]
      .slice(0, most)
      .map(({ area, place }) => ({ city: place.city, state: place.state, area }));
  }

  /** Towns that differ in one letter, or lack one. */
  similarTowns({ city, state }: TypedPlace, most: number): ReadonlyArray<NamedTown> {
    const name = city.toLowerCase();
    return [...this.places]
      .filter(([, place]) => ['', place.state].includes(state) && leven(place.city.toLowerCase(), name) <= 2)
      .slice(0, most)
      .map(([area, place]) => ({ city: place.city, state: place.state, area }));
  }

  codesOfTown({ city, state }: Pick<Place, 'city' | 'state'>): number {
    return [...this.places.values()].filter((place) => place.city === city && place.state === state).length;
  }

  codeAt(position: Coordinates): O.Option<PostalCode> {
    const [nearest] = [...this.places]
      .map(([area, place]) => ({ area, miles: milesBetween(position, place) }))
      .filter(({ miles }) => miles <= NEAR_MILES)
      .sort((a, b) => a.miles - b.miles);
    return nearest === undefined ? O.none : O.some(nominalCode(nearest.area));
  }

  areas(typed: TypedPlace, around: PostalCode | null, most: number): ReadonlyArray<PostalArea> {
    const own = around === null ? undefined : this.places.get(areaOf(around));
    const { city, state, code } = typed;
    if (own === undefined && city === '' && code === '') return [];
    const milesTo = (place: Place): number => (own === undefined ? 0 : milesBetween(own, place));
    const isTyped = city !== '' || state !== '' || code !== '';
    return [...this.places]
      .filter(([area]) => /^\d/.test(area) || (city !== '' && code === ''))
      .filter(([area, place]) => area.startsWith(code) && begins(place.city, city))
      .filter(([, place]) => ['', place.state].includes(state) && (isTyped || milesTo(place) <= NEAR_MILES))
      .sort(([, a], [, b]) => milesTo(a) - milesTo(b))
      .slice(0, most)
      .map(([area, place]) => ({ ...place, code: /^\d/.test(area) ? O.some(nominalCode(area)) : O.none }));
  }

  hasTown({ city, state }: TypedPlace): boolean {
    return [...this.places.values()].some(
      (place) => place.city.toLowerCase() === city.toLowerCase() && ['', place.state].includes(state),
    );
  }
}

const begins = (town: string, typed: string): boolean => town.toLowerCase().startsWith(typed.toLowerCase());

const WELL_KNOWN: ReadonlyArray<readonly [string, Place]> = [
  ['75001', { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.8372 }],
  ['10001', { city: 'New York', state: 'NY', lat: 40.7507, lon: -73.9973 }],
  ['90210', { city: 'Beverly Hills', state: 'CA', lat: 34.1005, lon: -118.4147 }],
  ['M5V', { city: 'Toronto', state: 'ON', lat: 43.6525, lon: -79.3686 }],
  ['V0N', { city: 'Sechelt', state: 'BC', lat: 49.4742, lon: -123.7545 }],
  ['55401', { city: 'Minneapolis', state: 'MN', lat: 44.985, lon: -93.27 }],
  ['99723', { city: 'Utqiagvik', state: 'AK', lat: 71.2539, lon: -156.7982 }],
];
