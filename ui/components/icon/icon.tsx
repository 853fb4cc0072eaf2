import { memo, useEffect, useState } from 'react';
import { inRem } from './in-rem.ts';
import type { DRAWINGS, IconName } from './drawings.ts';

export type { IconName };

const SYMBOL_PREFIX = 'i-';

/** The id of an icon's symbol in the page's sprite. */
export const symbolId = (name: IconName): string => `${SYMBOL_PREFIX}${name}`;

/** Whether the page's sprite has the icon. Icons that are only added in the browser may be missing. */
const isInSprite = (name: IconName): boolean =>
  typeof document === 'undefined' || document.getElementById(symbolId(name)) !== null;

let fetched: typeof DRAWINGS | null = null;

const fetchDrawings = async (): Promise<typeof DRAWINGS> => {
  fetched ??= (await import('./drawings.ts')).DRAWINGS;
  return fetched;
};

interface IconProps {
  readonly name: IconName;
  /** In pixels at the browser's usual text size. */
  readonly size?: number;
}

/** A decorative icon, hidden from screen readers, that grows with the text. The text next to it has the same meaning. */
export const Icon = memo(({ name, size = 20 }: IconProps) =>
  isInSprite(name) ? (
    <svg width={inRem(size)} height={inRem(size)} aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  ) : (
    <LateDrawing name={name} size={inRem(size)} />
  ),
);

/** An icon missing from the sprite. Renders an empty svg until its paths are fetched. */
const LateDrawing = ({ name, size }: { name: IconName; size: string }) => {
  const [drawings, setDrawings] = useState(fetched);
  useEffect(() => {
    // A failed fetch is ignored, since the text next to the icon has the same meaning.
    if (drawings === null) fetchDrawings().then(setDrawings, () => undefined);
  }, [drawings]);
  const Drawing = drawings?.[name];
  return Drawing === undefined ? (
    <svg width={size} height={size} aria-hidden="true" />
  ) : (
    <Drawing size={size} strokeWidth={2} aria-hidden="true" />
  );
};
