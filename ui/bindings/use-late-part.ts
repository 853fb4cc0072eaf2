import { useEffect, useState, type ComponentType } from 'react';
import { MAX_CLICK_WAIT_MS } from '../../application/visitor/read-page/click-wait.ts';

/**
 * A component whose code is fetched when it is first wanted; null until then. Calls `onMissing` when the fetch fails or takes too
 * long; the next time the component is wanted, it is fetched again. Both functions must be stable between renders.
 */
export const useLatePart = <Props extends object>(
  isWanted: boolean,
  fetchPart: () => Promise<ComponentType<Props>>,
  onMissing: () => void,
): ComponentType<Props> | null => {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted || part !== null) return undefined;
    const timer = setTimeout(onMissing, MAX_CLICK_WAIT_MS);
    const wait = { isOver: false };
    const end = (): void => {
      clearTimeout(timer);
      wait.isOver = true;
    };
    fetchPart()
      .then((fetched) => setPart(() => fetched))
      .catch(() => wait.isOver || onMissing())
      .finally(end);
    return end;
  }, [isWanted, part, fetchPart, onMissing]);
  return part;
};
