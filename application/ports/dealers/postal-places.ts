import type { Option } from 'fp-ts/Option';
import type { TypedPlace } from '../../../domain/lead/typed-place.ts';
import type { Coordinates, Place, SearchedPlace } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** A place with its postal code. */
export interface PostalArea extends Place {
  /** None for a Canadian town, because it has many codes. */
  readonly code: Option<PostalCode>;
}

/** A town and the text to search near it: a US zip or a Canadian area. */
export interface NamedTown extends Pick<Place, 'city' | 'state'> {
  readonly area: string;
}

/** The locations of US zip codes and of Canada's forward sortation areas. */
export interface PostalPlaces {
  /** None for a well-formed code that isn't listed. */
  readonly placeOf: (code: PostalCode) => Option<Place>;
  /**
   * The place to search around: the code's own place. For an unlisted code, the center of the codes with the same first three digits, or
   * the same first two characters in Canada (contract, section 7). None when there are none.
   */
  readonly searchedPlaceOf: (code: PostalCode) => Option<SearchedPlace>;
  /**
   * At most `most` towns with the typed name, in the typed state if any, each with the code nearest to its center. Without an exact match,
   * towns whose names start with it. Towns with more codes come first. Empty when no name is typed.
   */
  readonly towns: (typed: TypedPlace, most: number) => ReadonlyArray<NamedTown>;
  /** At most `most` towns whose names are like the typed one, in the typed state if any; the most similar, then the larger ones first. */
  readonly similarTowns: (typed: TypedPlace, most: number) => ReadonlyArray<NamedTown>;
  /** The number of codes of a town, which stands for its population. */
  readonly codesOfTown: (town: Pick<Place, 'city' | 'state'>) => number;
  /**
   * The code of the nearest place; none when no place is within 60 miles. For Canada, a nominal code (`M5V 1A1`), because a search uses
   * only its first three characters.
   */
  readonly codeAt: (position: Coordinates) => Option<PostalCode>;
  /**
   * At most `most` populated US areas whose town and code start with the typed ones, in the typed state; Canadian towns too, once each,
   * when a town but no code is typed. Nearest to `around` first, including its own area; without any typed text, only within 60 miles. If
   * `around` is null or unlisted, a town or code must be typed: each town's first code comes before any second one, and towns with more
   * codes first.
   */
  readonly areas: (typed: TypedPlace, around: PostalCode | null, most: number) => ReadonlyArray<PostalArea>;
  /** Whether a town has exactly this name, ignoring accents and case, in the typed state if any. Ignores the code. */
  readonly hasTown: (typed: TypedPlace) => boolean;
}
