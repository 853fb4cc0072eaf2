import * as O from 'fp-ts/Option';
import type { NamedTown, PostalArea, PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import type { TypedPlace } from '../../domain/lead/typed-place.ts';
import { nominalCode } from '../../domain/postal-code/nominal-code.ts';
import type { Coordinates, Place, SearchedPlace } from '../../domain/postal-code/place.ts';
import { areaOf, countryOf, type PostalCode } from '../../domain/postal-code/postal-code.ts';
import { AreaSearch } from './area-search.ts';
import { middleOf } from './middle.ts';
import { PlaceIndex } from './place-index.ts';
import { readSnapshot } from './read-snapshot.ts';
import { PARTS_OF_A_DEGREE, type CodedPlace, type PlacesSnapshot } from './snapshot-format.ts';

/** The prefix that neighboring postal codes share: three digits, or two characters in Canada. */
const neighborhoodOf = (code: PostalCode): string => areaOf(code).slice(0, countryOf(code) === 'US' ? 3 : 2);

const isZip = (code: string): boolean => /^\d/.test(code);

/** Postal places from the snapshot that the build creates. */
export class SnapshotPostalPlaces implements PostalPlaces {
  private readonly snapshot: PlacesSnapshot;
  private readonly indexOfCode: ReadonlyMap<string, number>;
  // Created on first use, or by `preparing`, so that the start isn't delayed.
  private readonly neighborhoods = new Map<string, O.Option<SearchedPlace>>();
  private byPosition: PlaceIndex | null = null;
  private areaSearch: AreaSearch | null = null;

  constructor(snapshot: PlacesSnapshot) {
    this.snapshot = snapshot;
    this.indexOfCode = new Map(snapshot.codes.map((code, index) => [code, index]));
  }

  /** Reads the snapshot from its file. Throws when it is missing. */
  static fromFile(file: string): SnapshotPostalPlaces {
    return new SnapshotPostalPlaces(readSnapshot(file));
  }

  /** Creates what the first search for a town or a position would create. Yields between its steps. */
  *preparing(): Generator<void, void> {
    this.positions();
    yield;
    this.search();
  }

  placeOf(code: PostalCode): O.Option<Place> {
    const index = this.indexOfCode.get(areaOf(code));
    if (index === undefined) return O.none;
    const { city, state, lat, lon } = this.at(index);
    return O.some({ city, state, lat, lon });
  }

  searchedPlaceOf(code: PostalCode): O.Option<SearchedPlace> {
    const place = this.placeOf(code);
    if (O.isSome(place)) return O.some({ ...place.value, isApproximate: false });
    const neighborhood = neighborhoodOf(code);
    const known = this.neighborhoods.get(neighborhood) ?? this.placeAmong(neighborhood);
    this.neighborhoods.set(neighborhood, known);
    return known;
  }

  towns(typed: TypedPlace, most: number): ReadonlyArray<NamedTown> {
    return this.named(this.search().towns(typed, most));
  }

  similarTowns(typed: TypedPlace, most: number): ReadonlyArray<NamedTown> {
    return this.named(this.search().similarTowns(typed, most));
  }

  codesOfTown({ city, state }: Pick<Place, 'city' | 'state'>): number {
    return this.search().codesOfTown(city, state);
  }

  private named(towns: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<NamedTown> {
    return towns
      .map((places) => middleOf(places.map((index) => this.at(index))))
      .map(({ code, city, state }) => ({ city, state, area: code }));
  }

  codeAt(position: Coordinates): O.Option<PostalCode> {
    const index = this.positions().nearest(position);
    return index === undefined ? O.none : O.some(nominalCode(this.at(index).code));
  }

  areas(typed: TypedPlace, around: PostalCode | null, most: number): ReadonlyArray<PostalArea> {
    const own = around === null ? undefined : this.indexOfCode.get(areaOf(around));
    return this.search()
      .find(typed, own, most)
      .map((index) => {
        const area = this.at(index);
        return { ...area, code: isZip(area.code) ? O.some(nominalCode(area.code)) : O.none };
      });
  }

  hasTown(typed: TypedPlace): boolean {
    return this.search().hasTown(typed);
  }

  /** All places with their codes (three characters in Canada), in code order. */
  all(): ReadonlyArray<CodedPlace> {
    return this.snapshot.codes.map((_, index) => this.at(index));
  }

  /** Like `all`, without the zips of PO boxes and of single large recipients, which are named after a company. */
  inhabited(): ReadonlyArray<CodedPlace> {
    return this.all().filter((_, index) => this.snapshot.isArea[index] === 1);
  }

  private placeAmong(neighborhood: string): O.Option<SearchedPlace> {
    const neighbors = this.snapshot.codes.flatMap((code, index) =>
      code.startsWith(neighborhood) ? [this.at(index)] : [],
    );
    if (neighbors.length === 0) return O.none;
    const { lat, lon, state } = middleOf(neighbors);
    return O.some({ lat, lon, state, city: '', isApproximate: true });
  }

  private search(): AreaSearch {
    return (this.areaSearch ??= new AreaSearch(this.snapshot, this.positions()));
  }

  private positions(): PlaceIndex {
    return (this.byPosition ??= new PlaceIndex(this.snapshot));
  }

  private at(index: number): CodedPlace {
    const { codes, cities, states, cityOf, stateOf, lat, lon } = this.snapshot;
    return {
      code: codes[index] ?? '',
      city: cities[cityOf[index] ?? 0] ?? '',
      state: states[stateOf[index] ?? 0] ?? '',
      lat: (lat[index] ?? 0) / PARTS_OF_A_DEGREE,
      lon: (lon[index] ?? 0) / PARTS_OF_A_DEGREE,
    };
  }
}
