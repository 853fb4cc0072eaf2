import { describe, expect, test } from '@jest/globals';
import { readingGrade } from '../../../../infrastructure/content/check/reading-grade.ts';

describe('The reading grade of passages', () => {
  test('is low for short words in short sentences', () =>
    expect(readingGrade(['Check the filter. If it is gray, put in a new one.'])).toBeLessThan(3));

  test('is high for long words in long sentences', () =>
    expect(
      readingGrade([
        'Notwithstanding considerable accumulations of contamination, filtration media occasionally necessitates replacement.',
      ]),
    ).toBeGreaterThan(20));

  test('follows Flesch and Kincaid: 0.39 words per sentence + 11.8 syllables per word - 15.59', () =>
    // Two sentences, seven words, ten syllables.
    expect(readingGrade(['The water is cold.', 'Open the window.', '68'])).toBeCloseTo(
      0.39 * (7 / 2) + 11.8 * (10 / 7) - 15.59,
    ));

  test('counts a passage as a sentence, even without a period', () =>
    expect(readingGrade(['Open the registers', 'Wait'])).toBe(readingGrade(['Open the registers. Wait.'])));

  test.each([[[]], [['']], [['68 %', '...']]])('is null without words: %j', (passages) =>
    expect(readingGrade(passages)).toBeNull(),
  );
});
