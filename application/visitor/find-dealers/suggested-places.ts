import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { defer, EMPTY, map, merge, of, switchMap, take, type Observable } from 'rxjs';
import { addressOf } from '../../../domain/dealer/dealer-search.ts';
import { passes } from '../../../domain/dealer/filter-conditions.ts';
import { countryOf } from '../../../domain/postal-code/postal-code.ts';
import { mayBeCode, mayBeTown } from '../../../domain/postal-code/searched-code.ts';
import { searchedArea } from '../../../domain/postal-code/searched-area.ts';
import type { NamedTown } from '../../ports/dealers/postal-places.ts';
import type { DealerTexts } from '../dealer-texts/english.ts';
import { cardOf, type CardContext } from './dealer-card.ts';
import type { FindDealersPorts } from './find-dealers-ports.ts';
import type { FindDealersView, PlaceGuess } from './find-dealers-view.ts';
import { listedDealer } from './shown-search.ts';

type NoneView = Extract<FindDealersView, { kind: 'none' }>;
type Context = CardContext & { readonly texts: DealerTexts };

/** The maximum number of dealers near a guessed place. */
const MAX_CARDS = 3;

/**
 * Adds the places that the visitor may have meant to an empty view: the towns with the typed name, or a guess at a code or town with a slip
 * in it, with the dealers near it (contract, section 7: did you mean); for a danger, what to do. Emits nothing when there is none of these or
 * they can't be looked up.
 */
export const suggestedPlaces = (
  { suggestions, memory, directory }: Pick<FindDealersPorts, 'suggestions' | 'memory' | 'directory'>,
  view: NoneView,
  context: Context,
): Observable<FindDealersView> => {
  const { search, path, why } = view;
  const typed = search.zipcode;
  if (!mayBeTown(typed) && !mayBeCode(typed)) return EMPTY;
  const addressNear = (area: string): string =>
    addressOf(path, { ...search, zipcode: area, page: 1, compared: [] });
  // Pages from the server know no visitor: their memory never emits.
  return merge(memory.postalCode$, of(O.none)).pipe(
    take(1),
    switchMap((near) => defer(suggestions.for(typed, O.toNullable(near)))),
    switchMap((found): Observable<FindDealersView> => {
      if (E.isLeft(found)) return EMPTY;
      const { isGuess, places, emergencies } = found.right;
      const [best, ...others] = places;
      if (best === undefined)
        return emergencies.length === 0 ? EMPTY : of({ ...view, why: { ...why, emergencies } });
      const { didYouMean, guessHeading, townText, codeText } = context.texts;
      const textOf = mayBeTown(typed) ? townText : codeText;
      const offered = (place: NamedTown) => ({ text: textOf(place), address: addressNear(place.area) });
      if (!isGuess)
        return of({ ...view, why: { ...why, towns: places.map(offered), siteSearch: null, emergencies } });
      const guess: PlaceGuess = {
        text: didYouMean(textOf(best)),
        address: addressNear(best.area),
        heading: guessHeading(textOf(best)),
        cards: [],
        others: others.map(offered),
      };
      const withGuess = (cards: PlaceGuess['cards']): FindDealersView => ({
        ...view,
        why: { ...why, guess: { ...guess, cards } },
      });
      return cardsNear(directory, best, view, context).pipe(
        map((cards) => (cards.length === 0 && isCode(typed) ? view : withGuess(cards))),
      );
    }),
  );
};

/** A real code that finds nobody is no slip: a guess has to find somebody. */
const isCode = (typed: string): boolean => O.isSome(searchedArea(typed));

/** The first dealers near a guessed place that pass the filters; none when they can't be looked up. */
const cardsNear = (
  directory: FindDealersPorts['directory'],
  { area }: NamedTown,
  { search, path }: NoneView,
  context: Context,
): Observable<PlaceGuess['cards']> => {
  const meant = O.toNullable(searchedArea(area));
  if (meant === null) return of([]);
  const here = { search: { ...search, zipcode: area, page: 1, compared: [] }, path };
  return defer(directory.search(meant.code)).pipe(
    map((answer) =>
      E.isLeft(answer)
        ? []
        : answer.right.dealers
            .filter((dealer) => passes(dealer, search.filters))
            .slice(0, MAX_CARDS)
            .map((dealer, i) =>
              listedDealer(
                cardOf(dealer, i + 1, { ...context, country: countryOf(area) }),
                here,
                null,
                context.texts,
              ),
            ),
    ),
  );
};
