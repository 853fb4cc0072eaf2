import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/** The present value of a use case's view, rendered again with each new one. The view must replay its latest value at once. */
export const useObservable = <A>(view$: Observable<A>): A => {
  const { subscribe, current } = useMemo(() => storeOf(view$), [view$]);
  return useSyncExternalStore(subscribe, current, current);
};

const storeOf = <A>(view$: Observable<A>) => ({
  subscribe: (redraw: () => void): (() => void) => {
    const subscription = view$.subscribe(redraw);
    return () => subscription.unsubscribe();
  },
  current: (): A => currentOf(view$),
});

/** The value that a view replays at once. */
export const currentOf = <A>(view$: Observable<A>): A => {
  const replayed: A[] = [];
  view$.subscribe((value) => replayed.push(value)).unsubscribe();
  const [value] = replayed;
  if (replayed.length === 0) throw new Error('A view did not replay its latest value');
  return value as A;
};
