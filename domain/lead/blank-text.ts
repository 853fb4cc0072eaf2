/** Spaces, controls, and what is drawn as nothing: joiners, soft hyphens, marks of direction, fillers, the empty Braille cell. */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader sees nothing of a text: it is empty, or all its characters are invisible. */
export const isBlank = (text: string): boolean => NOTHING_TO_SEE.test(text);
