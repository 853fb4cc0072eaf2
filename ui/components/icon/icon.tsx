import { memo, useEffect, useState } from 'react';
import type { DRAWINGS, IconName } from './drawings.ts';

export type { IconName };

const SYMBOL_PREFIX = 'i-';

/** The id of an icon's symbol in the sprite of a page. */
export const symbolId = (name: IconName): string => `${SYMBOL_PREFIX}${name}`;

/** Whether the page has the icon in its sprite: what is only added to it later may not be there. */
const isInSprite = (name: IconName): boolean =>
  typeof document === 'undefined' || document.getElementById(symbolId(name)) !== null;

let fetched: typeof DRAWINGS | null = null;

const fetchDrawings = async (): Promise<typeof DRAWINGS> => {
  fetched ??= (await import('./drawings.ts')).DRAWINGS;
  return fetched;
};

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** A drawing next to a text that says the same: hidden from screen readers. */
export const Icon = memo(({ name, size = 20 }: IconProps) =>
  isInSprite(name) ? (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  ) : (
    <LateDrawing name={name} size={size} />
  ),
);

/** An icon that the page lacks: its place, and its own paths as soon as they are there. */
const LateDrawing = ({ name, size }: Required<IconProps>) => {
  const [drawings, setDrawings] = useState(fetched);
  useEffect(() => {
    // What is next to it says the same.
    if (drawings === null) fetchDrawings().then(setDrawings, () => undefined);
  }, [drawings]);
  const Drawing = drawings?.[name];
  return Drawing === undefined ? (
    <svg width={size} height={size} aria-hidden="true" />
  ) : (
    <Drawing size={size} strokeWidth={2} aria-hidden="true" />
  );
};
