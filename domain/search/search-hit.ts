import type { OtherLanguage } from '../content/site-language.ts';

/** What can be found on the site: help is guides and single symptoms, blocks are for editors. */
export type SearchKind = 'help' | 'product' | 'document' | 'page' | 'block';

/** Something that can be found on the site. */
export interface SearchEntry {
  /** Of a symptom, with the fragment under which its guide explains it. */
  readonly path: string;
  readonly title: string;
  readonly kind: SearchKind;
  /** Its headings and questions, which weigh more than the rest; absent: none. */
  readonly headings?: string;
  /** All that it says, without markup. */
  readonly text: string;
  /** Absent: English. */
  readonly language?: OtherLanguage;
}

/** A stretch of text, and whether it is a word that was searched for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Something that was found, and where the words are in it. */
export interface SearchHit extends Pick<SearchEntry, 'path' | 'title' | 'kind' | 'language'> {
  readonly excerpt: ReadonlyArray<TextPart>;
}

/** How many characters are shown before and after the first word that matches. */
const BEFORE = 60;
const AFTER = 140;

const WORD = /[\p{L}\p{N}]+/gu;

/** Where a text is cut so that no word is: at the next space from a position, or the text's end. */
const cutAfter = (text: string, position: number): number => {
  if (position >= text.length) return text.length;
  const space = text.indexOf(' ', position);
  return space < 0 ? text.length : space;
};

const cutBefore = (text: string, position: number): number =>
  position <= 0 ? 0 : text.lastIndexOf(' ', position) + 1;

/**
 * The part of a text around the first of some words, with each of them marked; the beginning where none of them is in it.
 * `words` are in lower case, as they are written in the text.
 */
export const excerptOf = (text: string, words: ReadonlyArray<string>): ReadonlyArray<TextPart> => {
  const wanted = new Set(words);
  const isWanted = (word: string): boolean => wanted.has(word.toLowerCase());
  const first = [...text.matchAll(WORD)].find(([word]) => isWanted(word))?.index ?? 0;
  const start = cutBefore(text, first - BEFORE);
  const end = cutAfter(text, first + AFTER);
  const shown = text.slice(start, end);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of shown.matchAll(WORD)) {
    if (!isWanted(word)) continue;
    parts.push({ text: shown.slice(from, index), isMatch: false }, { text: word, isMatch: true });
    from = index + word.length;
  }
  parts.push({ text: shown.slice(from), isMatch: false });
  return [
    ...(start > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...parts.filter(({ text: part }) => part !== ''),
    ...(end < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
};
