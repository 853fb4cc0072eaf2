import { describe, expect, test } from '@jest/globals';
import {
  missingTranslations,
  originalFaults,
} from '../../../../domain/content/checks/missing-translations.ts';
import { translatedShares } from '../../../../domain/content/links/translated-shares.ts';

const ENGLISH = [
  { path: '/offer/', locale: 'en_US' },
  { path: '/news/', locale: 'en' },
  { path: '/thanks/', locale: 'en_US', isListed: false },
];

/** Missing translations of an operator's pages. */
const missing = (pages: Parameters<typeof translatedShares>[0]) =>
  missingTranslations(translatedShares(pages), () => false);

describe('Translations', () => {
  test('are reported as missing in every language that has pages', () =>
    expect(
      missing([
        ...ENGLISH,
        { path: '/fr/', locale: 'fr_CA', translationOf: '/offer/' },
        { path: '/es/a/', locale: 'es' },
      ]),
    ).toEqual([
      { _tag: 'Untranslated', language: 'es', paths: ['/offer/', '/news/'] },
      { _tag: 'Untranslated', language: 'fr', paths: ['/news/'] },
    ]));

  test('are not reported as missing in a language without pages', () => expect(missing(ENGLISH)).toEqual([]));

  test('are not reported if all exist', () =>
    expect(
      missing([
        ...ENGLISH,
        { path: '/fr/', locale: 'fr', translationOf: '/offer/' },
        { path: '/fr/news/', locale: 'fr_CA', translationOf: '/news/' },
      ]),
    ).toEqual([]));

  test('of the pages that ship are reported as missing only in languages that the site offers', () =>
    expect(
      missingTranslations(
        translatedShares([
          ...['/', '/new/', '/privacy/', '/terms/', '/find-a-dealer/'].map((path) => ({
            path,
            locale: 'en',
          })),
          { path: '/fr/a/', locale: 'fr', translationOf: '/privacy/' },
          { path: '/es/a/', locale: 'es' },
        ]),
        () => true,
      ),
    ).toEqual([{ _tag: 'Untranslated', language: 'fr', paths: ['/terms/', '/find-a-dealer/'] }]));

  test('are reported if their original does not exist', () => {
    const paths = new Set(['/offer/']);
    expect(originalFaults({}, paths)).toEqual([]);
    expect(originalFaults({ translationOf: '/offer/' }, paths)).toEqual([]);
    expect(originalFaults({ translationOf: '/gone/' }, paths)).toEqual([
      { _tag: 'UnknownOriginal', path: '/gone/' },
    ]);
  });
});
