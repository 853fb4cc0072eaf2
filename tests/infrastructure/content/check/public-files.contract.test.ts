import { expect, test } from '@jest/globals';
import { publicFiles } from '../../../../infrastructure/content/check/public-files.ts';

const isFile = publicFiles(['ui/theme/public', 'no/such/folder']);

test.each([
  ['/icon.svg', true],
  ['/illustrations/find-dealer.svg', true],
  ['/illustrations/', false],
  ['/illustrations', false],
  ['/', false],
  ['/missing.svg', false],
  ['/../base.css', false],
  ['/icon.svg\0', false],
])('%p is recognized as a served file: %p', (path, isServed) => expect(isFile(path)).toBe(isServed));
