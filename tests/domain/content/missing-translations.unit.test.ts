import { describe, expect, test } from '@jest/globals';
import { missingTranslations, originalFaults } from '../../../domain/content/missing-translations.ts';

const ENGLISH = [
  { path: '/', locale: 'en_US' },
  { path: '/contact/', locale: 'en' },
  { path: '/styleguide/', locale: 'en_US', isListed: false },
];

describe('Translations', () => {
  test('are missed in every language that has pages', () =>
    expect(
      missingTranslations([
        ...ENGLISH,
        { path: '/fr/', locale: 'fr_CA', translationOf: '/' },
        { path: '/es/a/', locale: 'es' },
      ]),
    ).toEqual([
      { _tag: 'Untranslated', language: 'es', paths: ['/', '/contact/'] },
      { _tag: 'Untranslated', language: 'fr', paths: ['/contact/'] },
    ]));

  test('are missed in no other', () => expect(missingTranslations(ENGLISH)).toEqual([]));

  test('that are all there are not told', () =>
    expect(
      missingTranslations([
        ...ENGLISH,
        { path: '/fr/', locale: 'fr', translationOf: '/' },
        { path: '/fr/contact/', locale: 'fr_CA', translationOf: '/contact/' },
      ]),
    ).toEqual([]));

  test('name a page that there is', () => {
    const paths = new Set(['/']);
    expect(originalFaults({}, paths)).toEqual([]);
    expect(originalFaults({ translationOf: '/' }, paths)).toEqual([]);
    expect(originalFaults({ translationOf: '/gone/' }, paths)).toEqual([
      { _tag: 'UnknownOriginal', path: '/gone/' },
    ]);
  });
});
