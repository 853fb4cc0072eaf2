import { plainText } from './plain-text.ts';

/** What shows something without any text, or is the target of a link or a widget. */
const SHOWS = /<(?:img|audio|video|iframe|script|hr)\b|<[a-z][^>]*\sid="/;

/** Whether anything is seen of an html that is safe: editors leave empty paragraphs behind. */
export const hasContent = (safe: string): boolean => plainText(safe) !== '' || SHOWS.test(safe);
