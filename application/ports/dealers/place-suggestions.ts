import type { TaskEither } from 'fp-ts/TaskEither';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { EmergencyAnswer } from '../../../domain/search/emergency-answer.ts';
import type { NamedTown } from './postal-places.ts';

/** Places can't be suggested; `reason` says why. */
export interface PlacesUnavailable {
  readonly _tag: 'PlacesUnavailable';
  readonly reason: string;
}

/** What a visitor may have meant. */
export interface SuggestedPlaces {
  /** Whether they are guesses at a code or town with a slip in it. Otherwise they are the towns with the typed name. */
  readonly isGuess: boolean;
  readonly places: ReadonlyArray<NamedTown>;
  /** What to do in the dangers that the text is about, most urgent first. Empty for a town's whole name, such as Sparks. */
  readonly emergencies: ReadonlyArray<EmergencyAnswer>;
}

/** Suggests places for a text that finds no dealers: a town, or a code with a slip in it (contract, section 7: did you mean). */
export interface PlaceSuggestions {
  /** At most five towns, or three guesses, the likeliest first; none for other text. `near` is the visitor's remembered code. */
  readonly for: (typed: string, near: PostalCode | null) => TaskEither<PlacesUnavailable, SuggestedPlaces>;
}

/** The maximum number of towns with one name to offer. */
export const MAX_PLACES = 5;

/** The maximum number of guesses to offer. */
export const MAX_GUESSES = 3;
