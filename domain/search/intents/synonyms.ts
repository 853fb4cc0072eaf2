import { CONCEPTS, type ConceptName } from './concepts.ts';
import { searchWords } from './search-words.ts';
import { meaningsOfWord } from './word-meanings.ts';

/** The English word that represents an idea. */
const englishWord = (concept: ConceptName): string => {
  const { en }: { readonly en?: string } = CONCEPTS[concept];
  return en?.split(' ')[0]?.replace('*', '') ?? '';
};

/** A search in English: each word that is Spanish, French or misspelled becomes the usual English one, where it is known. */
export const inEnglish = (typed: string): string =>
  searchWords(typed)
    .map((word) => {
      const [meaning] = meaningsOfWord(word);
      return meaning === undefined || meaning.isUsual ? word : englishWord(meaning.concept);
    })
    .join(' ');
