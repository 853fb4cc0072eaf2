import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import {
  MAX_GUESSES,
  MAX_PLACES,
  type PlaceSuggestions,
  type SuggestedPlaces,
  type PlacesUnavailable,
} from '../../application/ports/dealers/place-suggestions.ts';
import { answersTo } from '../../application/visitor/search-site/search-answers.ts';
import type { NamedTown, PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import { typedPlace } from '../../domain/lead/typed-place.ts';
import { foldedTown, spelledOut } from './folded-town.ts';
import { byLikelihood, codesMeant } from '../../domain/postal-code/codes-meant.ts';
import { milesBetween } from '../../domain/postal-code/distance.ts';
import { nominalCode } from '../../domain/postal-code/nominal-code.ts';
import { normalCode } from '../../domain/postal-code/normal-code.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';

type Places = Pick<PostalPlaces, 'placeOf' | 'towns' | 'similarTowns' | 'codesOfTown'>;

/** Suggests places from the server's snapshot. Never unavailable. */
export class ListedPlaceSuggestions implements PlaceSuggestions {
  constructor(private readonly places: Places) {}

  readonly for = (
    typed: string,
    near: PostalCode | null,
  ): TE.TaskEither<PlacesUnavailable, SuggestedPlaces> => {
    if (/\d/.test(typed))
      return TE.right({ isGuess: true, places: this.codes(typed, near), emergencies: [] });
    const short = foldedTown(typed.trim());
    const long = spelledOut(short);
    // `LA` and `DC` are states, too.
    const town = typedPlace(long === short ? typed : long);
    const named = this.places.towns(town, MAX_PLACES);
    // Sparks is a town; Smokerun only starts with `smoke`.
    const isTown = named.some(({ city }) => foldedTown(city) === foldedTown(town.city));
    const emergencies = isTown ? [] : answersTo(typed, null).emergencies;
    if (named.length > 0) return TE.right({ isGuess: false, places: named, emergencies });
    const places = emergencies.length > 0 ? [] : this.places.similarTowns(town, MAX_GUESSES);
    return TE.right({ isGuess: true, places, emergencies });
  };

  private codes(typed: string, near: PostalCode | null): ReadonlyArray<NamedTown> {
    const home = near === null ? null : O.toNullable(this.places.placeOf(near));
    return codesMeant(typed)
      .flatMap(({ area, unlikelihood }) => {
        const place = O.toNullable(this.places.placeOf(normalCode(area) ?? nominalCode(area)));
        if (place === null) return [];
        const miles = home === null ? null : milesBetween(home, place);
        return [{ area, unlikelihood, place, miles, codesOfTown: this.places.codesOfTown(place) }];
      })
      .sort(byLikelihood)
      .slice(0, MAX_GUESSES)
      .map(({ area, place: { city, state } }) => ({ city, state, area }));
  }
}
