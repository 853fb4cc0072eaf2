import { withoutInvisible } from '../text/invisible-text.ts';

/** Whether a reader sees nothing of a text: it is empty, or has only spaces and invisible characters. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';
