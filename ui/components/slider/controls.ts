import type { KeyboardEvent } from 'react';
import { stopAfter, type Standing } from './rail.ts';

export interface SliderTexts {
  readonly previous: string;
  readonly next: string;
  /** The name of the dot that leads to a stop, counted from 1. */
  readonly goTo: (stop: number) => string;
}

/** What the arrows and the dots of a slider are given. */
export interface Controls {
  readonly texts: SliderTexts;
  /** Null until the slider works: the controls keep their room and are not seen. */
  readonly standing: Standing | null;
  readonly goTo: (stop: number) => void;
}

/** The stop that an arrow key leads to; null for every other key. */
export const stopOfKey = ({ key }: KeyboardEvent, standing: Standing): number | null => {
  if (key === 'ArrowLeft') return stopAfter(-1, standing);
  return key === 'ArrowRight' ? stopAfter(1, standing) : null;
};
