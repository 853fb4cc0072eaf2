import { useCallback, useEffect, useId, useRef, type RefObject } from 'react';
import { useServices } from './services.ts';
import { useObservable } from './use-observable.ts';
import { endOfPage, useShareInView } from './use-share-in-view.ts';

/** Whether a sticky footer is fixed to the bottom of the screen. `place` is the element that keeps its room in the page. */
export const useStickyFooter = (): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isFixed: boolean;
} => {
  const { holdInView } = useServices();
  const { isObserving, threshold, fixed } = useObservable(holdInView.view$);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    holdInView.hold(id);
    return () => holdInView.letGo(id);
  }, [holdInView, id]);

  const watch = { isObserving, threshold };
  const findPlace = useCallback(() => place.current, []);
  const onPlace = useCallback((share: number) => holdInView.placeSeen(id, share), [holdInView, id]);
  const onEnd = useCallback((share: number) => holdInView.endSeen(share), [holdInView]);
  useShareInView(findPlace, watch, onPlace);
  useShareInView(endOfPage, watch, onEnd);
  return { place, isFixed: fixed === id };
};
