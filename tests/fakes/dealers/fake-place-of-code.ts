import * as E from 'fp-ts/Either';
import type { PlaceOfCode, PlaceUnknown } from '../../../application/ports/dealers/place-of-code.ts';
import type { Place } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { MemoryPostalPlaces } from './memory-postal-places.ts';

/** Knows the places of a handful of codes; can be made unavailable. */
export class FakePlaceOfCode implements PlaceOfCode {
  private readonly places = new MemoryPostalPlaces();
  private isBroken = false;
  /** The codes asked for, oldest first. */
  readonly asked: PostalCode[] = [];

  breakDown(): void {
    this.isBroken = true;
  }

  readonly of = (code: PostalCode) => async (): Promise<E.Either<PlaceUnknown, Place>> => {
    this.asked.push(code);
    if (this.isBroken) return E.left({ _tag: 'PlaceUnknown', reason: 'no answer' });
    return E.fromOption((): PlaceUnknown => ({ _tag: 'PlaceUnknown', reason: 'not listed' }))(
      this.places.placeOf(code),
    );
  };
}
