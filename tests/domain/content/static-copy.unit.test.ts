import { expect, test } from '@jest/globals';
import { staticCopy } from '../../../domain/content/static-copy.ts';

test('Facts replace their tokens in each text of a data file; the rest stays', () => {
  const written = {
    years: 10,
    texts: ['{{fact:callback}}', { note: 'Within {{fact:callback}}.' }],
    none: null,
  };

  expect(staticCopy(written)).toEqual({
    years: 10,
    texts: ['24 to 48 hours', { note: 'Within 24 to 48 hours.' }],
    none: null,
  });
  expect(staticCopy('{{fact:unknown}}')).toBe('{{fact:unknown}}');
});
