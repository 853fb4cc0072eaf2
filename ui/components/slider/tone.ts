import type { Surface } from '../../../domain/content/blocks/surface.ts';

/** The colors of small controls and marks, each in a shade that is legible on its surface. `light` is for dark surfaces. */
export type Tone = 'ink' | 'breeze' | 'ember' | 'leaf' | 'light';

const TONES: Readonly<Record<Surface, Tone>> = {
  white: 'light',
  paper: 'light',
  mist: 'light',
  breeze: 'breeze',
  ember: 'ember',
  leaf: 'leaf',
  ink: 'ink',
};

/**
 * The tone nearest to the editor's choice that is visible on this surface: a light tone on a light surface, or a dark tone on the
 * dark one, becomes the default tone (design language, section 2).
 */
export const toneOn = (surface: Surface, wanted: Surface | null): Tone => {
  const tone = wanted === null ? 'breeze' : TONES[wanted];
  if (surface === 'ink') return tone === 'ink' || wanted === null ? 'light' : tone;
  return tone === 'light' ? 'breeze' : tone;
};

/** The tone for an unknown surface. A tone that could be invisible there becomes the color of the surrounding text. */
export const toneAnywhere = (wanted: Surface | null): Tone => {
  const tone = wanted === null ? 'breeze' : TONES[wanted];
  return tone === 'light' ? 'ink' : tone;
};
