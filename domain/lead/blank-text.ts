import { withoutInvisible } from '../text/invisible-text.ts';

/** Whether a text has only spaces and invisible characters, or nothing. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';
