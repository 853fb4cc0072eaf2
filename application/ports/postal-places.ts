import type { Option } from 'fp-ts/Option';
import type { Coordinates, Place } from '../../domain/postal-code/place.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';

/** Where postal codes are: US zips, and Canada's forward sortation areas. */
export interface PostalPlaces {
  /** None for a well-formed code that is in no list. */
  readonly placeOf: (code: PostalCode) => Option<Place>;
  /**
   * The code of the place nearest to a position; none where no place is within 60 miles. Of a Canadian area a nominal
   * code (`M5V 1A1`): a search looks no further than its first three characters.
   */
  readonly codeAt: (position: Coordinates) => Option<PostalCode>;
}
