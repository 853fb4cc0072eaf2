/** The backgrounds with legible text (design language, section 2); `ink` is dark. */
export const SURFACES = ['white', 'paper', 'mist', 'breeze', 'ember', 'leaf', 'ink'] as const;

export type Surface = (typeof SURFACES)[number];
