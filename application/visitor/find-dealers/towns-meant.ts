import * as E from 'fp-ts/Either';
import { defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { addressOf } from '../../../domain/dealer/dealer-search.ts';
import { mayBeTown } from '../../../domain/postal-code/searched-code.ts';
import type { NamedTown } from '../../ports/dealers/postal-places.ts';
import type { TownsNamed } from '../../ports/dealers/towns-named.ts';
import type { FindDealersView } from './find-dealers-view.ts';
import type { DealerTexts } from '../dealer-texts/english.ts';

/** Adds the towns with the typed name to an empty view. Emits nothing when there are none or they can't be looked up. */
export const townsMeant = (
  towns: TownsNamed,
  view: Extract<FindDealersView, { kind: 'none' }>,
  { townText }: Pick<DealerTexts, 'townText'>,
): Observable<FindDealersView> => {
  const { search, path, why } = view;
  const offered = (town: NamedTown) => ({
    text: townText(town),
    address: addressOf(path, { ...search, zipcode: town.area, page: 1, compared: [] }),
  });
  if (!mayBeTown(search.zipcode)) return EMPTY;
  return defer(towns.by(search.zipcode)).pipe(
    switchMap(
      E.match(
        () => EMPTY,
        (found) =>
          found.length === 0
            ? EMPTY
            : of<FindDealersView>({ ...view, why: { ...why, towns: found.map(offered) } }),
      ),
    ),
  );
};
