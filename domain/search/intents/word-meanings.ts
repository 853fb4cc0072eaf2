import type { SiteLanguage } from '../../content/site-language.ts';
import { CONCEPTS, type ConceptName } from './concepts.ts';
import { isMisspelling, isWord } from './search-words.ts';

/** What a word means; `isUsual`: it is English, and spelled right. */
export interface WordMeaning {
  readonly concept: ConceptName;
  readonly language: SiteLanguage;
  readonly isUsual: boolean;
}

const LANGUAGES = ['en', 'es', 'fr'] as const satisfies ReadonlyArray<SiteLanguage>;

const WORDS = Object.entries(CONCEPTS).flatMap(([name, words]) =>
  LANGUAGES.map((language) => ({
    ...{ concept: name as ConceptName, language },
    known: (words as Readonly<Partial<Record<SiteLanguage, string>>>)[language]?.split(' ') ?? [],
  })),
);

/** The concepts that a word means. Only a word that none of them holds may be one with a typo. */
export const meaningsOfWord = (word: string): ReadonlyArray<WordMeaning> => {
  const exact = WORDS.filter(({ known }) => known.some((one) => isWord(word, one)));
  const isExact = exact.length > 0;
  const found = isExact ? exact : WORDS.filter(({ known }) => known.some((one) => isMisspelling(word, one)));
  return found.map(({ concept, language }) => ({
    ...{ concept, language },
    isUsual: isExact && language === 'en',
  }));
};
