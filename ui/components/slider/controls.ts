import type { KeyboardEvent } from 'react';
import type { SliderPerDevice } from './slider-options.ts';
import { indexAfter, type SliderPosition } from './track.ts';

export interface SliderTexts {
  readonly previous: string;
  readonly next: string;
  /** The name of the dot that leads to a position, counted from 1. */
  readonly goTo: (index: number) => string;
  /** What is announced of the slider's position, once the visitor has moved it. */
  readonly at: (index: number, count: number) => string;
  readonly pause: string;
  readonly play: string;
}

/** What the arrows and the dots of a slider are given. */
export interface Controls {
  /** The id of the row of slides. */
  readonly trackId: string;
  readonly texts: SliderTexts;
  readonly devices: SliderPerDevice;
  /** Null until the slider works: the controls keep their room; the arrow that leads on alone is seen. */
  readonly position: SliderPosition | null;
  /** Whether a step beyond an end leads to the other. */
  readonly wraps: boolean;
  readonly goTo: (index: number) => void;
  /** So many steps on, or back. */
  readonly goBy: (steps: number) => void;
}

/** The index that an arrow key leads to; null for every other key. */
export const indexOfKey = (
  { key }: KeyboardEvent,
  position: SliderPosition,
  wraps: boolean,
): number | null => {
  if (key === 'ArrowLeft') return indexAfter(-1, position, wraps);
  return key === 'ArrowRight' ? indexAfter(1, position, wraps) : null;
};
