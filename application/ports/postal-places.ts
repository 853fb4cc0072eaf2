import type { Option } from 'fp-ts/Option';
import type { Place } from '../../domain/postal-code/place.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';

/** Where postal codes are: US zips, and Canada's forward sortation areas. */
export interface PostalPlaces {
  /** None for a well-formed code that is in no list. */
  readonly placeOf: (code: PostalCode) => Option<Place>;
}
