import * as E from 'fp-ts/Either';
import type {
  PlaceSuggestions,
  PlacesUnavailable,
  SuggestedPlaces,
} from '../../../application/ports/dealers/place-suggestions.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { ListedPlaceSuggestions } from '../../../infrastructure/places/listed-place-suggestions.ts';
import { MemoryPostalPlaces } from './memory-postal-places.ts';

/** Suggests a handful of places; can be made unavailable. */
export class FakePlaceSuggestions implements PlaceSuggestions {
  private readonly listed = new ListedPlaceSuggestions(new MemoryPostalPlaces());
  private isBroken = false;
  /** The texts asked for, oldest first. */
  readonly asked: string[] = [];

  breakDown(): void {
    this.isBroken = true;
  }

  readonly for =
    (typed: string, near: PostalCode | null) =>
    async (): Promise<E.Either<PlacesUnavailable, SuggestedPlaces>> => {
      this.asked.push(typed);
      return this.isBroken
        ? E.left({ _tag: 'PlacesUnavailable', reason: 'broken down' })
        : this.listed.for(typed, near)();
    };
}
