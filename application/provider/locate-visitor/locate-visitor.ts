import type { Option } from 'fp-ts/Option';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';

/** Finds the postal code at a visitor's position; none outside the US and Canada (contract, section 7: my location). */
export class LocateVisitor {
  constructor(private readonly places: PostalPlaces) {}

  execute(position: Coordinates): Option<PostalCode> {
    return this.places.codeAt(position);
  }
}
