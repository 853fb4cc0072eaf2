import { expect, test } from '@jest/globals';
import { NO_WISHES, rebateLanguage } from '../../../domain/rebate/rebate-wishes.ts';

test.each([
  ['en', 'en'],
  ['es', 'es'],
  ['fr', 'en'],
] as const)('Programs for a page in the language %s are requested in the language %s', (page, language) =>
  expect(rebateLanguage(page)).toBe(language),
);

test('A request without wishes is in English and for no stated household', () =>
  expect(NO_WISHES).toEqual({ language: 'en', household: null }));
