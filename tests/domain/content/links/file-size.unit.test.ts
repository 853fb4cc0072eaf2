import { expect, test } from '@jest/globals';
import { fileSizeText } from '../../../../domain/content/links/file-size.ts';

test.each([
  [null, null],
  [0, '1 KB'],
  [1000, '1 KB'],
  [1001, '2 KB'],
  [998_999, '999 KB'],
  [999_001, '1.0 MB'],
  [1_250_000, '1.3 MB'],
])('a file of %s bytes is shown as %s', (bytes, text) => {
  expect(fileSizeText(bytes, 'en')).toBe(text);
});

test('French has its own units and a comma', () => {
  expect([13_500, 1_250_000].map((bytes) => fileSizeText(bytes, 'fr'))).toEqual(['14 Ko', '1,3 Mo']);
});
