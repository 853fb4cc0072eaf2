import { useCallback, useEffect, useId, useRef, type RefObject } from 'react';
import { useServices } from './services.ts';
import { useObservable } from './use-observable.ts';
import { endOfPage, useShareInView } from './use-share-in-view.ts';

/** Whether a sticky footer is fixed to the bottom of the screen. `place` is the element that keeps its room in the page. */
export const useStickyFooter = (): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isFixed: boolean;
} => {
  const { stickFooter } = useServices();
  const { isObserving, threshold, fixed } = useObservable(stickFooter.view$);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    stickFooter.hold(id);
    return () => stickFooter.letGo(id);
  }, [stickFooter, id]);

  const watch = { isObserving, threshold };
  const findPlace = useCallback(() => place.current, []);
  const onPlace = useCallback((share: number) => stickFooter.placeSeen(id, share), [stickFooter, id]);
  const onEnd = useCallback((share: number) => stickFooter.endSeen(share), [stickFooter]);
  useShareInView(findPlace, watch, onPlace);
  useShareInView(endOfPage, watch, onEnd);
  return { place, isFixed: fixed === id };
};
