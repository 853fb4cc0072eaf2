import type { KeyboardEvent } from 'react';
import type { SliderPerDevice } from './slider-options.ts';
import { indexAfter, type SliderPosition } from './track.ts';

export interface SliderTexts {
  readonly previous: string;
  readonly next: string;
  /** The accessible name of a dot, for a position counted from 1. */
  readonly goTo: (index: number) => string;
  /** The announcement of the slider's position, after the visitor has moved it. */
  readonly at: (index: number, count: number) => string;
  readonly pause: string;
  readonly play: string;
}

/** The props of the arrows and the dots. */
export interface Controls {
  /** The id of the row of slides. */
  readonly trackId: string;
  readonly texts: SliderTexts;
  readonly devices: SliderPerDevice;
  /** Null until the slider works. Until then the controls keep their room, and only the next arrow is visible. */
  readonly position: SliderPosition | null;
  /** Whether a step beyond one end goes to the other. */
  readonly wraps: boolean;
  readonly goTo: (index: number) => void;
  /** Moves this many steps forward; back if negative. */
  readonly goBy: (steps: number) => void;
}

/** The index that an arrow key goes to; null for every other key. */
export const indexOfKey = (
  { key }: KeyboardEvent,
  position: SliderPosition,
  wraps: boolean,
): number | null => {
  if (key === 'ArrowLeft') return indexAfter(-1, position, wraps);
  return key === 'ArrowRight' ? indexAfter(1, position, wraps) : null;
};
