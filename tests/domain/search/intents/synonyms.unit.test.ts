import { describe, expect, test } from '@jest/globals';
import { CONCEPTS } from '../../../../domain/search/intents/concepts.ts';
import { inEnglish } from '../../../../domain/search/intents/synonyms.ts';
import { meaningsOfWord } from '../../../../domain/search/intents/word-meanings.ts';

const WORDS = Object.entries(CONCEPTS).flatMap(([concept, languages]) =>
  Object.entries<string>(languages).flatMap(([language, words]) =>
    words.split(' ').map((word) => ({ concept, language, word: word.replace('*', '') })),
  ),
);

describe('The meanings of a word', () => {
  test('include each concept that lists the word', () => {
    for (const { concept, language, word } of WORDS)
      expect(meaningsOfWord(word)).toContainEqual({ concept, language, isExact: true });
  });

  test('include the concept of a misspelled word, as misspelled', () => {
    expect(meaningsOfWord('warrantee')).toEqual([{ concept: 'warranty', language: 'en', isExact: true }]);
    expect(meaningsOfWord('wirranty')).toEqual([{ concept: 'warranty', language: 'en', isExact: false }]);
    expect(meaningsOfWord('azufra')).toEqual([{ concept: 'sulfur', language: 'es', isExact: false }]);
  });

  test('include no similar words if the word is known', () =>
    expect(meaningsOfWord('caliente').map(({ concept }) => concept)).toEqual(['glowing', 'hot']));

  test.each(['', 'xylophone', 'coil'])('are none for “%s”', (word) =>
    expect(meaningsOfWord(word)).toEqual([]),
  );
});

describe('A search in English', () => {
  test.each([
    ['filtro', 'filter'],
    ['manuel fournaise', 'manual furnace'],
    ['huele a gas', 'smell a gas'],
    ['CO alarm', 'carbon monoxide alarm'],
    ['œufs pourris', 'egg rotten'],
    ['cuánto cuesta', 'price price'],
  ])('has English words for “%s”: “%s”', (typed, english) => expect(inEnglish(typed)).toBe(english));

  test.each([
    ['manuol', 'manual'],
    ['furnoce filtar', 'furnace filter'],
  ])('has no misspelled words: “%s” is “%s”', (typed, english) => expect(inEnglish(typed)).toBe(english));

  test.each([
    ['Boilers leaking', 'boilers leaking'],
    ['coil xylophone', 'coil xylophone'],
    ['', ''],
  ])('keeps English and unknown words: “%s” is “%s”', (typed, english) =>
    expect(inEnglish(typed)).toBe(english),
  );

  test('has a single word for each foreign word', () => {
    for (const { language, word } of WORDS)
      if (language !== 'en') expect(inEnglish(word)).toMatch(/^(?:[a-z]+|heat pump)$/);
  });
});
