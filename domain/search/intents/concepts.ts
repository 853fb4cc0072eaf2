import type { Translated } from '../../content/site-language.ts';
import words from './concepts.json' with { type: 'json' };

export type ConceptName = keyof typeof words;

/**
 * Concepts and the words that people use for them, including common misspellings: lower case, without accents, separated by spaces; `*` at
 * the end matches any suffix. Intents combine concepts. Some are known only so that their words are no typos of others.
 */
export const CONCEPTS: Readonly<Record<ConceptName, Translated<string>>> = words;

/** Spanish and French words that are also English. They count as foreign only with another word of that language. */
export const ENGLISH_HOMOGRAPHS: ReadonlyArray<string> =
  'control dimension foyer fumes location notice part plus press sale sent'.split(' ');
