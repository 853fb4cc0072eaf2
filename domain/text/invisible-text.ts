/** Control characters and invisible ones: joiners, soft hyphens, direction marks, fillers, the empty Braille cell. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without invisible characters; spaces are kept. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
