import type { Surface } from '../../domain/content/blocks/surface.ts';

/** The text colors that editors may choose, each in a shade that is legible on every surface. */
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
 * The tone for an editor's text color (specification, section 3: `textColor`). Null: the text keeps the color of its surroundings, which
 * is dark on light surfaces and light on the dark one; the editor's color would be invisible on one of them.
 */
export const textToneOf = (color: Surface | null): TextTone | null => color && TONES[color];
