import type { TypedPlace } from '../../domain/lead/typed-place.ts';
import { foldedTown } from './folded-town.ts';
import { NEAR_MILES, type PlaceIndex } from './place-index.ts';
import { PARTS_OF_A_DEGREE, type PlacesSnapshot } from './snapshot-format.ts';

type IsWanted = (place: number) => boolean;

/** The maximum number of areas of a Canadian town. Only one of them is returned. */
const MAX_AREAS_OF_A_TOWN = 100;

/** Searches a snapshot for US areas and Canadian towns by typed text. */
export class AreaSearch {
  private readonly snapshot: PlacesSnapshot;
  private readonly byPosition: PlaceIndex;
  private readonly names: ReadonlyArray<string>;
  /** The states with a town of this folded name. */
  private readonly statesOf: ReadonlyMap<string, ReadonlySet<string>>;

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
    const { codes, cityOf, stateOf, states } = this.snapshot;
    const townsWhere = (isMeant: (town: string) => boolean) => {
      const places = codes.flatMap((_, place) => {
        const isInState = state === '' || states[stateOf[place] ?? 0] === state;
        return isInState && isMeant(this.names[cityOf[place] ?? 0] ?? '') ? [place] : [];
      });
      return [...Map.groupBy(places, (place) => this.townOf(place)).values()];
    };
    const named = townsWhere((town) => town === name);
    const found = named.length > 0 ? named : townsWhere((town) => town.startsWith(name));
    const largest = found.toSorted((a, b) => b.length - a.length).slice(0, most);
    return largest.map((places) => {
      const inhabited = places.filter((place) => this.snapshot.isArea[place] === 1);
      return inhabited.length > 0 ? inhabited : places;
    });
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
