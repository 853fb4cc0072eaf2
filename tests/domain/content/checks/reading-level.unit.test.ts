import { describe, expect, test } from '@jest/globals';
import { isHelpPage, readingFaults } from '../../../../domain/content/checks/reading-level.ts';

describe('The reading level', () => {
  test.each([
    ['/resources/troubleshooting/', 'en_US', true],
    ['/resources/maintenance-tips/coils/', 'en', true],
    ['/resources/getting-started/hvac-basics/sizing/', 'en_US', true],
    ['/resources/troubleshooting/coils/', 'fr', false],
    ['/resources/warranty/', 'en_US', false],
    ['/', 'en_US', false],
  ])('of %s in %s is checked: %p', (path, locale, isChecked) =>
    expect(isHelpPage({ path, locale })).toBe(isChecked),
  );

  test.each([null, -1, 0, 8])('%p is no fault', (grade) => expect(readingFaults(grade)).toEqual([]));

  test('above grade 8 is a fault, and is never rounded down to 8', () =>
    expect(readingFaults(8.01)).toEqual([{ _tag: 'HardToRead', grade: 8.1, highest: 8 }]));
});
