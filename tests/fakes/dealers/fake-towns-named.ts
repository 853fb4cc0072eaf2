import * as E from 'fp-ts/Either';
import type { NamedTown } from '../../../application/ports/dealers/postal-places.ts';
import {
  MAX_TOWNS,
  type TownsNamed,
  type TownsUnavailable,
} from '../../../application/ports/dealers/towns-named.ts';
import { typedPlace } from '../../../domain/lead/typed-place.ts';
import { MemoryPostalPlaces } from './memory-postal-places.ts';

/** Knows a handful of towns; can be made unavailable. */
export class FakeTownsNamed implements TownsNamed {
  private readonly places = new MemoryPostalPlaces();
  private isBroken = false;
  /** The names asked for, oldest first. */
  readonly asked: string[] = [];

  breakDown(): void {
    this.isBroken = true;
  }

  readonly by = (name: string) => async (): Promise<E.Either<TownsUnavailable, ReadonlyArray<NamedTown>>> => {
    this.asked.push(name);
    if (this.isBroken) return E.left({ _tag: 'TownsUnavailable', reason: 'broken down' });
    return E.right(this.places.towns(typedPlace(name), MAX_TOWNS));
  };
}
