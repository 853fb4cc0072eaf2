import { describe, expect, test } from '@jest/globals';
import {
  foreignLanguage,
  forEachLanguage,
  inLanguage,
  languageName,
  languageOf,
  writtenLanguage,
  type Translated,
} from '../../../domain/content/site-language.ts';

describe('The language of a page', () => {
  test.each([
    ['/', 'en_US', 'en'],
    ['/fr/page/', 'fr_CA', 'fr'],
    ['/page/', 'fr', 'fr'],
    ['/ayuda/', 'es', 'es'],
    ['/ayuda/', 'es_US', 'es'],
    ['/es/ayuda/', 'en_US', 'es'],
    ['/es/', 'en', 'es'],
    ['/es/page/', 'fr-CA', 'fr'],
    ['/escape/', 'en_US', 'en'],
    ['/seite/', 'de_DE', 'en'],
  ])('at %s of %s is %s', (path, locale, language) => expect(languageOf({ path, locale })).toBe(language));

  test('is its language code if the site has no texts in it', () =>
    expect(writtenLanguage({ path: '/seite/', locale: 'de_DE' })).toBe('de'));
});

describe('The language of a page that the site has no texts in', () => {
  test.each([
    ['/seite/', 'de_DE', 'de'],
    ['/seite/', 'DE', 'de'],
    ['/', 'en_US', null],
    ['/', 'fr_CA', null],
    ['/es/ayuda/', 'en_US', null],
    ['/', 'x-klingon', null],
    ['/', 'd', null],
    ['/', '', null],
    ['/', '9d', null],
    ['/', 'd9', null],
  ])('at %s of “%s” is %p', (path, locale, language) =>
    expect(foreignLanguage({ path, locale })).toBe(language),
  );
});

describe('A text in a language', () => {
  const greeting: Translated<string> = { en: 'Hello', fr: 'Bonjour' };

  test('is in English if it is not translated', () =>
    expect(forEachLanguage((language) => inLanguage(greeting, language))).toEqual({
      en: 'Hello',
      es: 'Hello',
      fr: 'Bonjour',
    }));

  test('may be empty in one language', () => expect(inLanguage({ en: 'now', fr: '' }, 'fr')).toBe(''));
});

test.each([
  ['es', 'Español'],
  ['vi', 'Tiếng Việt'],
  ['pt', 'Português'],
  ['x-', 'x-'],
])('The name of the language %s is %s', (language, name) => expect(languageName(language)).toBe(name));
