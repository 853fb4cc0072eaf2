/** Controls, and characters that are not visible: joiners, soft hyphens, marks of direction, fillers, the empty Braille cell. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without the characters that nobody sees; spaces stay. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
