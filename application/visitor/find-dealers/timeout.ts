import { connect, map, merge, takeUntil, type OperatorFunction } from 'rxjs';
import { EMPTY_STATE_AFTER_MS } from '../../../domain/dealer/retry-policy.ts';
import type { Clock } from '../../ports/clock.ts';
import { NO_REASON, type FindDealersView, type ShownSearch } from './find-dealers-view.ts';

/** Emits `view` when no other view arrives in time. A later view still replaces it. */
export const viewAfterTimeout = <View>(clock: Clock, view: View): OperatorFunction<View, View> =>
  connect((views) => {
    const timeout = clock.after(EMPTY_STATE_AFTER_MS).pipe(map(() => view));
    return merge(views, timeout.pipe(takeUntil(views)));
  });

/** Emits the empty view when no other view arrives in time (specification, section 4). */
export const emptyAfterTimeout = (
  clock: Clock,
  here: ShownSearch,
): OperatorFunction<FindDealersView, FindDealersView> =>
  viewAfterTimeout<FindDealersView>(clock, { ...here, kind: 'none', why: NO_REASON });
