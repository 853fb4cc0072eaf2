import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of the page whose code is fetched when it is first wanted; null until it is there. `onMissing` is called when it
 * cannot be fetched; once it is wanted anew it is fetched anew. Both functions must stay the same from drawing to drawing.
 */
export const useLatePart = <Props extends object>(
  isWanted: boolean,
  fetchPart: () => Promise<ComponentType<Props>>,
  onMissing: () => void,
): ComponentType<Props> | null => {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (isWanted && part === null) fetchPart().then((fetched) => setPart(() => fetched), onMissing);
  }, [isWanted, part, fetchPart, onMissing]);
  return part;
};
