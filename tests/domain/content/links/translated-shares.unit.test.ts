import { describe, expect, test } from '@jest/globals';
import { translatedShares } from '../../../../domain/content/links/translated-shares.ts';

const english = (path: string) => ({ path, locale: 'en_US' });

/** The shares, with paths in place of pages. */
const sharesOf = (pages: Parameters<typeof translatedShares>[0]) =>
  translatedShares(pages).map(({ language, translated, missing, own }) => ({
    language,
    translated: translated.map(({ original, translation }) => `${original.path} ${translation.path}`),
    missing: missing.map(({ path }) => path),
    own: own.map(({ path }) => path),
  }));

describe('The translated share', () => {
  test('is listed for each language with pages; a home page counts for the English one', () =>
    expect(
      sharesOf([
        english('/'),
        english('/new/'),
        { path: '/es/', locale: 'es' },
        { path: '/fr/nouveau/', locale: 'fr', translationOf: '/new/' },
        { path: '/fr/conseils/', locale: 'fr' },
      ]),
    ).toEqual([
      { language: 'es', translated: ['/ /es/'], missing: ['/new/'], own: [] },
      { language: 'fr', translated: ['/new/ /fr/nouveau/'], missing: ['/'], own: ['/fr/conseils/'] },
    ]));

  test('of a site in English only is empty', () => expect(sharesOf([english('/')])).toEqual([]));

  test('leaves out pages that are unlisted or have a canonical page', () =>
    expect(
      sharesOf([
        english('/new/'),
        { ...english('/thanks/'), isListed: false },
        { ...english('/again/'), canonicalPath: '/new/' },
        { path: '/fr/nouveau/', locale: 'fr', translationOf: '/new/' },
        { path: '/fr/encore/', locale: 'fr', translationOf: '/new/', canonicalPath: '/fr/nouveau/' },
        { path: '/fr/merci/', locale: 'fr', translationOf: '/thanks/', isListed: false },
      ]),
    ).toEqual([{ language: 'fr', translated: ['/new/ /fr/nouveau/'], missing: [], own: [] }]));
});
