import { plainText } from './plain-text.ts';

/** Elements that are visible without text, or that have an id for a link or a widget. */
const SHOWS = /<(?:img|audio|video|iframe|script|hr)\b|<[a-z][^>]*\sid="/;

/** Whether sanitized html shows anything. Editors leave empty paragraphs. */
export const hasContent = (safe: string): boolean => plainText(safe) !== '' || SHOWS.test(safe);
