import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { summaryOf } from '../../../domain/content/page-summary.ts';

test.each([
  ['A short  text\nin lines', 'A short text in lines'],
  [
    `Warm air rises. ${'It leaves through the attic. '.repeat(6)}`,
    `Warm air rises.${' It leaves through the attic.'.repeat(4)}`,
  ],
  [`${'word '.repeat(40)}`, `${'word '.repeat(30)}word…`.slice(0, 155)],
  ['', ''],
])('the summary of %j', (text, summary) => expect(summaryOf(text)).toBe(summary));

test('a summary has at most 155 characters and begins like the text', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const summary = summaryOf(text);
      expect(summary.length).toBeLessThanOrEqual(155);
      expect(text.replace(/\s+/g, ' ').trim()).toContain(summary.replace(/…$/, ''));
    }),
  ));
