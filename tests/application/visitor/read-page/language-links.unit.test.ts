import { expect, test } from '@jest/globals';
import { languageLinks } from '../../../../application/visitor/read-page/language-texts.ts';

const WARRANTY = [
  { language: 'en', path: '/warranty/' },
  { language: 'es', path: '/es/garantia/' },
  { language: 'vi', path: '/vi/bao-hanh/' },
];

const linksOn = (path: string) =>
  languageLinks({ language: 'en', path, alternates: WARRANTY }).map(({ name, href }) => `${name} ${href}`);

test('A page links to its translations, and to the home page of a language without one', () =>
  expect(linksOn('/warranty/')).toEqual([
    'Español /es/garantia/',
    'Français /fr/',
    'Tiếng Việt /vi/bao-hanh/',
  ]));

test('A page in a language without interface texts links to its English original', () =>
  expect(linksOn('/vi/bao-hanh/')).toEqual(['English /warranty/', 'Español /es/garantia/', 'Français /fr/']));

test('A page without translations links to the other home pages', () =>
  expect(languageLinks({ language: 'fr' }).map(({ href }) => href)).toEqual(['/', '/es/']));
