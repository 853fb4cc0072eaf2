import type { Option } from 'fp-ts/Option';
import type { TypedPlace } from '../../../domain/lead/typed-place.ts';
import type { Coordinates, Place, SearchedPlace } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** A place with its postal code. */
export interface PostalArea extends Place {
  /** None for a Canadian town: which of its codes is meant is not known. */
  readonly code: Option<PostalCode>;
}

/** A town, and what a search near it asks for: a zip, or a Canadian area alone. */
export interface NamedTown extends Pick<Place, 'city' | 'state'> {
  readonly area: string;
}

/** Where postal codes are: US zips, and Canada's forward sortation areas. */
export interface PostalPlaces {
  /** None for a well-formed code that is in no list. */
  readonly placeOf: (code: PostalCode) => Option<Place>;
  /**
   * Where a search of a code looks: its place; where it is in no list, the middle of its neighbors, whose first three digits are the
   * same, or the first two characters of a Canadian code (contract, section 7). None where it has no neighbors either.
   */
  readonly searchedPlaceOf: (code: PostalCode) => Option<SearchedPlace>;
  /**
   * At most so many towns of the name that is typed, in the state where one is typed, each with the code nearest to its middle; where
   * no town has this name, those whose names begin with it. Towns of many codes first; none where no name is typed.
   */
  readonly towns: (typed: TypedPlace, most: number) => ReadonlyArray<NamedTown>;
  /**
   * The code of the place nearest to a position; none where no place is within 60 miles. Of a Canadian area a nominal
   * code (`M5V 1A1`): a search uses only its first three characters.
   */
  readonly codeAt: (position: Coordinates) => Option<PostalCode>;
  /**
   * At most so many areas of the United States where people live, whose town and code begin as typed and whose state is
   * the one typed; where a town is typed and no code, also Canada's towns, each once. Those nearest to `around` first, its own too; where nothing is typed, none beyond 60 miles. Without
   * `around`, or when it is in no list, each town's first code before any town's second and towns of many codes before
   * others; then a town or a code must be typed, or there is none.
   */
  readonly areas: (typed: TypedPlace, around: PostalCode | null, most: number) => ReadonlyArray<PostalArea>;
  /** Whether there is a town of exactly this name, accents and capitals aside, in the state where one is typed; the code counts for nothing. */
  readonly hasTown: (typed: TypedPlace) => boolean;
}
