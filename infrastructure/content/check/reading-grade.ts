import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const SENTENCES = new Intl.Segmenter('en-US', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en-US', { granularity: 'word' });

const sentencesIn = (passage: string): ReadonlyArray<string> =>
  [...SENTENCES.segment(passage)].map(({ segment }) => segment);

/** Skips numbers and codes, whose syllables can't be counted by their letters. */
const wordsIn = (sentence: string): ReadonlyArray<string> =>
  [...WORDS.segment(sentence)]
    .filter(({ isWordLike, segment }) => isWordLike === true && /\p{L}/u.test(segment))
    .map(({ segment }) => segment);

/**
 * The US school grade of English text (Flesch-Kincaid), or null without words. A passage is a paragraph or list item and ends a sentence
 * even without a period.
 */
export const readingGrade = (passages: ReadonlyArray<string>): number | null => {
  const sentences = passages
    .flatMap(sentencesIn)
    .map(wordsIn)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return null;
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word.replaceAll('’', "'")), 0),
  });
};
