import type { SiteLanguage } from '../../content/site-language.ts';
import { CONCEPTS, ENGLISH_HOMOGRAPHS, type ConceptName } from './concepts.ts';
import { isMisspelling, isWord } from './search-words.ts';

/** The meaning of a word; `isExact`: it is spelled correctly. */
export interface WordMeaning {
  readonly concept: ConceptName;
  readonly language: SiteLanguage;
  readonly isExact: boolean;
}

const LANGUAGES = ['en', 'es', 'fr'] as const satisfies ReadonlyArray<SiteLanguage>;

const WORDS = Object.entries(CONCEPTS).flatMap(([name, words]) =>
  LANGUAGES.map((language) => ({
    concept: name as ConceptName,
    language,
    known: words[language]?.split(' ') ?? [],
  })),
);

/** The concepts of a word. Typos are considered only when no concept has the exact word. */
export const meaningsOfWord = (word: string): ReadonlyArray<WordMeaning> => {
  const exact = WORDS.filter(({ known }) => known.some((one) => isWord(word, one)));
  const isExact = exact.length > 0;
  const found = isExact ? exact : WORDS.filter(({ known }) => known.some((one) => isMisspelling(word, one)));
  return found.map(({ concept, language }) => ({ concept, language, isExact }));
};

const isHomograph = (word: string): boolean => ENGLISH_HOMOGRAPHS.some((known) => isWord(word, known));

/** The concepts of each word of a search. An English homograph has those of its language only if another word is only known there. */
export const meaningsOfWords = (
  words: ReadonlyArray<string>,
): ReadonlyArray<{ readonly word: string; readonly meanings: ReadonlyArray<WordMeaning> }> => {
  const found = words.map((word) => ({ word, meanings: meaningsOfWord(word) }));
  const languages = new Set(
    found
      .filter(
        ({ word, meanings }) => !isHomograph(word) && meanings.every(({ language }) => language !== 'en'),
      )
      .flatMap(({ meanings }) => meanings.map(({ language }) => language)),
  );
  return found.map(({ word, meanings }) => ({
    word,
    meanings: isHomograph(word)
      ? meanings.filter(({ language }) => language === 'en' || languages.has(language))
      : meanings,
  }));
};
