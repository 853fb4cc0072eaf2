import words from './concepts.json' with { type: 'json' };

/** The words of a concept by language: lower case, without accents, separated by spaces. `*` at the end matches any suffix. */
interface Concept {
  readonly en: string;
  readonly es?: string;
  readonly fr?: string;
}

export type ConceptName = keyof typeof words;

/**
 * Concepts and the words that people use for them, including common misspellings. Intents combine concepts. Some are known only so that
 * their words are no typos of others.
 */
export const CONCEPTS: Readonly<Record<ConceptName, Concept>> = words;

/** Spanish and French words that are also English. They count as foreign only with another word of that language. */
export const ENGLISH_HOMOGRAPHS: ReadonlyArray<string> =
  'control dimension foyer fumes location notice part plus press sale sent'.split(' ');
