import type { KeyboardEvent } from 'react';
import type { SliderPerDevice } from './slider-options.ts';
import { stopAfter, type Standing } from './rail.ts';

export interface SliderTexts {
  readonly previous: string;
  readonly next: string;
  /** The name of the dot that leads to a stop, counted from 1. */
  readonly goTo: (stop: number) => string;
  /** What is announced of the slider's position, once the visitor has moved it. */
  readonly at: (stop: number, stops: number) => string;
  readonly pause: string;
  readonly play: string;
}

/** What the arrows and the dots of a slider are given. */
export interface Controls {
  readonly texts: SliderTexts;
  readonly devices: SliderPerDevice;
  /** Null until the slider works: the controls keep their room and are not seen. */
  readonly standing: Standing | null;
  /** Whether a step beyond an end leads to the other. */
  readonly wraps: boolean;
  readonly goTo: (stop: number) => void;
}

/** The stop that an arrow key leads to; null for every other key. */
export const stopOfKey = ({ key }: KeyboardEvent, standing: Standing, wraps: boolean): number | null => {
  if (key === 'ArrowLeft') return stopAfter(-1, standing, wraps);
  return key === 'ArrowRight' ? stopAfter(1, standing, wraps) : null;
};
