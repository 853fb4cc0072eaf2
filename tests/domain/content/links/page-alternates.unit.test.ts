import { describe, expect, test } from '@jest/globals';
import { pageAlternates } from '../../../../domain/content/links/page-alternates.ts';

const ENTRIES = [
  { path: '/terms/', locale: 'en_US', title: '' },
  { path: '/contact/', locale: 'en_US', title: '' },
  { path: '/fr/conditions/', locale: 'fr_CA', title: '', translationOf: '/terms/' },
  { path: '/es/terminos/', locale: 'es', title: '', translationOf: '/terms/' },
  { path: '/fr/brouillon/', locale: 'fr', title: '', translationOf: '/contact/', isListed: false },
  { path: '/es/contacto/', locale: 'es', title: '', translationOf: '/contact/', canonicalPath: '/es/otra/' },
  { path: '/fr/seule/', locale: 'fr', title: '', translationOf: '/gone/' },
];
const ALL = [
  { language: 'en', path: '/terms/' },
  { language: 'fr', path: '/fr/conditions/' },
  { language: 'es', path: '/es/terminos/' },
];

describe('The languages of a page', () => {
  test.each(['/terms/', '/fr/conditions/', '/es/terminos/'])(
    'are the same on each of its translations: %s',
    (path) => expect(pageAlternates(path, ENTRIES)).toEqual(ALL),
  );

  test('have names where the menus don’t link to the language, and the page isn’t in it', () => {
    const entries = [
      ...ENTRIES,
      { path: '/vi/dieu-khoan/', locale: 'vi', title: '', translationOf: '/terms/' },
    ];
    const namesAt = (path: string) => pageAlternates(path, entries).map(({ name }) => name);
    expect(namesAt('/terms/')).toEqual([undefined, undefined, undefined, 'Tiếng Việt']);
    expect(namesAt('/vi/dieu-khoan/')).toEqual(['English', undefined, undefined, undefined]);
  });

  test.each(['/contact/', '/fr/brouillon/', '/es/contacto/', '/fr/seule/', '/nowhere/'])(
    'are empty for a page without a listed translation: %s',
    (path) => expect(pageAlternates(path, ENTRIES)).toEqual([]),
  );

  test.each(['/', '/es/', '/fr/'])(
    'are the home pages of all languages, although these are not translations: %s',
    (path) => {
      const homes = ['/fr/', '/', '/es/'].map((home) => ({
        path: home,
        locale: home.slice(1, 3) || 'en',
        title: '',
      }));
      expect(pageAlternates(path, [...ENTRIES, ...homes])).toEqual([
        { language: 'en', path: '/' },
        { language: 'es', path: '/es/' },
        { language: 'fr', path: '/fr/' },
      ]);
    },
  );
});
