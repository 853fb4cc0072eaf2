import { HttpPlaceSuggestions } from '../../http/http-place-suggestions.ts';

const TIMEOUT_MS = 8_000;

/** Suggests places, in its own chunk, fetched once a search finds no dealers. */
export const browserPlaceSuggestions = new HttpPlaceSuggestions({
  address: '/api/places/suggestions',
  timeoutMs: TIMEOUT_MS,
});
