import * as E from 'fp-ts/Either';
import type { CodeUnknown, NearestCode } from '../../../application/ports/dealers/nearest-code.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { MemoryPostalPlaces } from './memory-postal-places.ts';

/** Knows the codes around a handful of places; can be made unavailable. */
export class FakeNearestCode implements NearestCode {
  private readonly places = new MemoryPostalPlaces();
  private isBroken = false;
  /** The positions asked for, oldest first. */
  readonly asked: Coordinates[] = [];

  breakDown(): void {
    this.isBroken = true;
  }

  readonly of = (position: Coordinates) => async (): Promise<E.Either<CodeUnknown, PostalCode>> => {
    this.asked.push(position);
    if (this.isBroken) return E.left({ _tag: 'CodeUnknown', reason: 'no answer' });
    return E.fromOption((): CodeUnknown => ({ _tag: 'CodeUnknown', reason: 'elsewhere' }))(
      this.places.codeAt(position),
    );
  };
}
