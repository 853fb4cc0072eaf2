import { expect, test } from '@jest/globals';
import { fileSizeText } from '../../../../domain/content/links/file-size.ts';

test.each([
  [null, null],
  [0, '1 kB'],
  [1000, '1 kB'],
  [1001, '2 kB'],
  [998_999, '999 kB'],
  [999_001, '1.0 MB'],
  [1_250_000, '1.3 MB'],
])('a file of %s bytes is shown as %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
