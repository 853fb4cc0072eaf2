import { DEALERS_PATH, statePath, townPath } from '../../../domain/dealer/dealer-path.ts';
import type { DealerState } from '../../../domain/dealer/dealer-places.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { Crumb } from '../read-page/breadcrumbs.ts';
import { browseDealersTexts, regionName } from './texts.ts';

/** Breadcrumbs of a dealer page: all dealers, the state, the town. Pages that don't exist are left out. */
export const placeTrail = (
  place: Pick<Dealer, 'city' | 'state'>,
  states: ReadonlyArray<DealerState>,
): ReadonlyArray<Crumb> => {
  const [above, below] = [statePath(place.state), townPath(place)];
  const state = states.find(({ path }) => path === above);
  const town = state?.towns.find(({ path }) => path === below);
  return [
    ...(states.length === 0 ? [] : [{ path: DEALERS_PATH, title: browseDealersTexts.dealers }]),
    ...(state === undefined ? [] : [{ path: state.path, title: regionName(state.code) }]),
    ...(town === undefined ? [] : [{ path: town.path, title: town.name }]),
  ];
};
