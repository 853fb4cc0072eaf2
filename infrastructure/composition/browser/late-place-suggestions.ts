import { left } from 'fp-ts/Either';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';

/** Suggests places with code that is fetched on demand, because most visitors type a code that exists. */
export const latePlaceSuggestions: PlaceSuggestions = {
  for: (typed, near) => () =>
    import('./browser-place-suggestions.ts').then(
      ({ browserPlaceSuggestions }) => browserPlaceSuggestions.for(typed, near)(),
      () => left({ _tag: 'PlacesUnavailable', reason: 'no answer' }),
    ),
};
