import type { Surface } from '../../../domain/content/blocks/surface.ts';

/** The colors of small signs, each in a shade that is legible where it is; `light` is the one for dark surfaces. */
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
 * The tone of a sign that is on a surface, nearest to what its editor wants: what is light on a light surface, or
 * dark on the dark one, would not be seen and becomes the usual tone (design language, section 2).
 */
export const toneOn = (surface: Surface, wanted: Surface | null): Tone => {
  const tone = wanted === null ? 'breeze' : TONES[wanted];
  if (surface === 'ink') return tone === 'ink' || wanted === null ? 'light' : tone;
  return tone === 'light' ? 'breeze' : tone;
};

/** The tone of a sign whose surface is not known: one that could vanish there takes the color of the text around it. */
export const toneAnywhere = (wanted: Surface | null): Tone => {
  const tone = wanted === null ? 'breeze' : TONES[wanted];
  return tone === 'light' ? 'ink' : tone;
};
