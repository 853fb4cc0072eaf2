import { CONCEPTS, type ConceptName } from './concepts.ts';
import { searchWords } from './search-words.ts';
import { meaningsOfWords } from './word-meanings.ts';

/** The main English word of a concept: the first one. */
const englishWord = (concept: ConceptName): string => CONCEPTS[concept].en.replace(/[* ].*/, '');

/**
 * Translates a search to English. Known words in Spanish or French and misspelled words become the main English one, and `co` is spelled
 * out.
 */
export const inEnglish = (typed: string): string =>
  meaningsOfWords(searchWords(typed))
    .map(({ word, meanings: [meaning] }) =>
      meaning === undefined || (meaning.isExact && meaning.language === 'en')
        ? word
        : englishWord(meaning.concept),
    )
    .join(' ')
    .replaceAll('heatpump', 'heat pump')
    .replaceAll('airhandler', 'air handler')
    .replace(/\bco\b/g, 'carbon monoxide');
