import { describe, expect, test } from '@jest/globals';
import { readingGrade } from '../../../../infrastructure/content/check/reading-grade.ts';

describe('The reading grade of passages', () => {
  test('of short words in short sentences is low', () =>
    expect(readingGrade(['Check the filter. If it is gray, put in a new one.'])).toBeLessThan(3));

  test('of long words in long sentences is high', () =>
    expect(
      readingGrade([
        'Notwithstanding considerable accumulations of contamination, filtration media occasionally necessitates replacement.',
      ]),
    ).toBeGreaterThan(20));

  test('is that of Flesch and Kincaid: 0.39 words a sentence + 11.8 syllables a word - 15.59', () =>
    // Two sentences, seven words, ten syllables.
    expect(readingGrade(['The water is cold.', 'Open the window.', '68'])).toBeCloseTo(
      0.39 * (7 / 2) + 11.8 * (10 / 7) - 15.59,
    ));

  test('a passage ends a sentence, with a period or without', () =>
    expect(readingGrade(['Open the registers', 'Wait'])).toBe(readingGrade(['Open the registers. Wait.'])));

  test.each([[[]], [['']], [['68 %', '...']]])('of no words is none: %j', (passages) =>
    expect(readingGrade(passages)).toBeNull(),
  );
});
