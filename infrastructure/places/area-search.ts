import type { TypedPlace } from '../../domain/lead/typed-place.ts';
import leven from 'leven';
import { foldedTown } from './folded-town.ts';
import { NEAR_MILES, type PlaceIndex } from './place-index.ts';
import { PARTS_OF_A_DEGREE, type PlacesSnapshot } from './snapshot-format.ts';

type IsWanted = (place: number) => boolean;

/** The maximum number of areas of a Canadian town. Only one of them is returned. */
const MAX_AREAS_OF_A_TOWN = 100;

/** The number of slips in a town's name that still allow a guess. */
const maxSlips = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Searches a snapshot for US areas and Canadian towns by typed text. */
export class AreaSearch {
  private readonly snapshot: PlacesSnapshot;
  private readonly byPosition: PlaceIndex;
  private readonly names: ReadonlyArray<string>;
  /** The states with a town of this folded name. */
  private readonly statesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** The number of codes by town, counted on first use. */
  private sizes: ReadonlyMap<string, number> | null = null;

  constructor(snapshot: PlacesSnapshot, byPosition: PlaceIndex) {
    this.snapshot = snapshot;
    this.byPosition = byPosition;
    this.names = snapshot.cities.map(foldedTown);
    this.statesOf = this.namedStates();
  }

  /** Whether a town with exactly this name exists, in the typed state if there is one. */
  hasTown({ city, state }: TypedPlace): boolean {
    const states = this.statesOf.get(foldedTown(city));
    return states !== undefined && (state === '' || states.has(state));
  }

  /** The place numbers of at most `most` towns with a name, in the order of `PostalPlaces`. */
  towns({ city, state }: TypedPlace, most: number): ReadonlyArray<ReadonlyArray<number>> {
    const name = foldedTown(city);
    if (name === '') return [];
    const named = this.townsWhere((town) => town === name, state);
    const found = named.length > 0 ? named : this.townsWhere((town) => town.startsWith(name), state);
    return found.slice(0, most).map((places) => this.inhabited(places));
  }

  /** The place numbers of at most `most` towns with a similar name, in the order of `PostalPlaces`. */
  similarTowns({ city, state }: TypedPlace, most: number): ReadonlyArray<ReadonlyArray<number>> {
    const name = foldedTown(city);
    const slips = maxSlips(name);
    const near = new Map(
      this.names.flatMap((town) => {
        const distance = Math.abs(town.length - name.length) > slips ? Infinity : leven(town, name);
        // People seldom mistype the first letter: `Adison` is Addison, not Madison.
        const isLikely = town[0] === name[0];
        return distance > slips ? [] : [[town, distance + (isLikely ? 0 : 1)] as const];
      }),
    );
    const distanceOf = ([place = 0]: ReadonlyArray<number>): number => near.get(this.nameOf(place)) ?? 0;
    return this.townsWhere((town) => near.has(town), state)
      .toSorted((a, b) => distanceOf(a) - distanceOf(b))
      .slice(0, most)
      .map((places) => this.inhabited(places));
  }

  /** The number of codes of a town. */
  codesOfTown(city: string, state: string): number {
    this.sizes ??= this.countedCodes();
    return this.sizes.get(`${city}, ${state}`) ?? 0;
  }

  private countedCodes(): ReadonlyMap<string, number> {
    const { cities, cityOf, states, stateOf } = this.snapshot;
    const sizes = new Map<string, number>();
    for (const [place, city] of cityOf.entries()) {
      const town = `${cities[city]}, ${states[stateOf[place] ?? 0]}`;
      sizes.set(town, (sizes.get(town) ?? 0) + 1);
    }
    return sizes;
  }

  /** The place numbers of the towns with a wanted name, those with the most codes first. */
  private townsWhere(
    isMeant: (town: string) => boolean,
    state: string,
  ): ReadonlyArray<ReadonlyArray<number>> {
    const { codes, stateOf, states } = this.snapshot;
    const places = codes.flatMap((_, place) => {
      const isInState = state === '' || states[stateOf[place] ?? 0] === state;
      return isInState && isMeant(this.nameOf(place)) ? [place] : [];
    });
    return [...Map.groupBy(places, (place) => this.townOf(place)).values()].sort(
      (a, b) => b.length - a.length,
    );
  }

  private inhabited(places: ReadonlyArray<number>): ReadonlyArray<number> {
    const inhabited = places.filter((place) => this.snapshot.isArea[place] === 1);
    return inhabited.length > 0 ? inhabited : places;
  }

  private nameOf(place: number): string {
    return this.names[this.snapshot.cityOf[place] ?? 0] ?? '';
  }

  /** The numbers of at most `most` matching places, in the order of `PostalPlaces`. `own` is the place to search around. */
  find(typed: TypedPlace, own: number | undefined, most: number): ReadonlyArray<number> {
    const isTyped = typed.city !== '' || typed.code !== '';
    if (own === undefined) return isTyped ? this.byTown(this.fitting(typed), most) : [];
    const { lat, lon } = this.snapshot;
    const position = {
      lat: (lat[own] ?? 0) / PARTS_OF_A_DEGREE,
      lon: (lon[own] ?? 0) / PARTS_OF_A_DEGREE,
    };
    const miles = isTyped || typed.state !== '' ? Infinity : NEAR_MILES;
    const found = this.byPosition.around(
      position,
      most * MAX_AREAS_OF_A_TOWN,
      this.fitting(typed, own),
      miles,
    );
    return this.canadianTownsOnce(found).slice(0, most);
  }

  private namedStates(): ReadonlyMap<string, ReadonlySet<string>> {
    const { cityOf, stateOf, states } = this.snapshot;
    const statesOf = new Map<string, Set<string>>();
    for (const [place, city] of cityOf.entries()) {
      const town = this.names[city] ?? '';
      const known = statesOf.get(town) ?? new Set();
      statesOf.set(town, known.add(states[stateOf[place] ?? 0] ?? ''));
    }
    return statesOf;
  }

  private canadianTownsOnce(places: ReadonlyArray<number>): ReadonlyArray<number> {
    const towns = new Set<string>();
    return places.filter((place) => {
      const town = this.townOf(place);
      if (this.isZip(place) || !towns.has(town)) return towns.add(town);
      return false;
    });
  }

  private townOf(place: number): string {
    const { cityOf, stateOf } = this.snapshot;
    return `${cityOf[place]} ${stateOf[place]}`;
  }

  private isZip(place: number): boolean {
    return /^\d/.test(this.snapshot.codes[place] ?? '');
  }

  private fitting({ city, state, code }: TypedPlace, own?: number): IsWanted {
    const { codes, states, isArea, cityOf, stateOf } = this.snapshot;
    const town = foldedTown(city);
    const isCanadaMeant = city !== '' && code === '';
    return (place) =>
      (this.isZip(place) || isCanadaMeant) &&
      (isArea[place] === 1 || place === own) &&
      (codes[place] ?? '').startsWith(code) &&
      (state === '' || states[stateOf[place] ?? 0] === state) &&
      (this.names[cityOf[place] ?? 0] ?? '').startsWith(town);
  }

  /** Each town's first place, then each town's second, and so on. Towns with more places come first. */
  private byTown(isWanted: IsWanted, most: number): ReadonlyArray<number> {
    const places = this.snapshot.codes.map((_, place) => place).filter(isWanted);
    const towns = Map.groupBy(places, (place) => this.townOf(place));
    const largest = [...towns.values()]
      .sort((a, b) => b.length - a.length)
      .slice(0, most)
      .map((town) => this.canadianTownsOnce(town));
    const rounds = Array.from({ length: most }, (_, round) =>
      largest.flatMap((town) => town.slice(round, round + 1)),
    );
    return rounds.flat().slice(0, most);
  }
}
