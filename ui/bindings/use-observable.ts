import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/**
 * The current value of a use case's view, which rerenders the component on each new value. The view must replay its latest value on
 * subscription.
 */
export const useObservable = <A>(view$: Observable<A>): A => {
  const { subscribe, current, first } = useMemo(() => storeOf(view$), [view$]);
  return useSyncExternalStore(subscribe, current, first);
};

/** The first rendered value of each view. Late blocks hydrate html that was rendered with these values. */
const firstValues = new WeakMap<object, { readonly value: unknown }>();

const storeOf = <A>(view$: Observable<A>) => ({
  subscribe: (redraw: () => void): (() => void) => {
    const subscription = view$.subscribe(redraw);
    return () => subscription.unsubscribe();
  },
  current: (): A => currentOf(view$),
  first: (): A => {
    // The server hydrates nothing, so it always renders the current value.
    if (typeof document === 'undefined') return currentOf(view$);
    const first = firstValues.get(view$) ?? { value: currentOf(view$) };
    firstValues.set(view$, first);
    return first.value as A;
  },
});

/** The value that a view replays on subscription. Throws when it replays none. */
export const currentOf = <A>(view$: Observable<A>): A => {
  const replayed: A[] = [];
  view$.subscribe((value) => replayed.push(value)).unsubscribe();
  const [value] = replayed;
  if (replayed.length === 0) throw new Error('A view did not replay its latest value');
  return value as A;
};
