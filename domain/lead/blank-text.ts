/** Controls, and characters that are not visible: joiners, soft hyphens, marks of direction, fillers, the empty Braille cell. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without the characters that nobody sees; spaces stay. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Whether a reader sees nothing of a text: it is empty, or has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';
