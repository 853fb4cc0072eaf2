import type { Surface } from '../../domain/content/blocks/surface.ts';

/** The colors in which an editor may set a text, each in a shade that is legible on every surface of the site. */
export type TextTone = 'muted' | 'breeze' | 'ember' | 'leaf';

const TONES: Readonly<Record<Surface, TextTone | null>> = {
  white: null,
  paper: null,
  mist: 'muted',
  breeze: 'breeze',
  ember: 'ember',
  leaf: 'leaf',
  ink: null,
};

/**
 * The tone of a text by its editor's color (specification, section 3: `textColor`); null: that of the text around it, which is
 * dark on light surfaces and light on the dark one, where the color itself would vanish.
 */
export const textToneOf = (color: Surface | null): TextTone | null => color && TONES[color];
