/** The backgrounds on which text is legible (design language, section 2); `ink` is the dark one. */
export const SURFACES = ['white', 'paper', 'mist', 'breeze', 'ember', 'leaf', 'ink'] as const;

export type Surface = (typeof SURFACES)[number];
