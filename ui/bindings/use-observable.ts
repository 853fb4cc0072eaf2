import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/** The present value of a use case's view, rendered again with each new one. The view must replay its latest value at once. */
export const useObservable = <A>(view$: Observable<A>): A => {
  const { subscribe, current, first } = useMemo(() => storeOf(view$), [view$]);
  return useSyncExternalStore(subscribe, current, first);
};

/** The values with which views were first rendered: what starts late takes over html that was rendered with them. */
const firstValues = new WeakMap<object, { readonly value: unknown }>();

const storeOf = <A>(view$: Observable<A>) => ({
  subscribe: (redraw: () => void): (() => void) => {
    const subscription = view$.subscribe(redraw);
    return () => subscription.unsubscribe();
  },
  current: (): A => currentOf(view$),
  first: (): A => {
    // A server takes no html over: what it renders is as of now.
    if (typeof document === 'undefined') return currentOf(view$);
    const first = firstValues.get(view$) ?? { value: currentOf(view$) };
    firstValues.set(view$, first);
    return first.value as A;
  },
});

/** The value that a view replays at once. */
export const currentOf = <A>(view$: Observable<A>): A => {
  const replayed: A[] = [];
  view$.subscribe((value) => replayed.push(value)).unsubscribe();
  const [value] = replayed;
  if (replayed.length === 0) throw new Error('A view did not replay its latest value');
  return value as A;
};
