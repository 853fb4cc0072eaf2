import { describe, expect, test } from '@jest/globals';
import { localeOf, pathOf } from '../../../infrastructure/wire/page-path.ts';

describe("A page's path", () => {
  test.each([
    ['/about/', '/about/'],
    ['/about', '/about/'],
    ['about/us', '/about/us/'],
    ['', '/'],
    ['/', '/'],
    ['//evil.example/x/', '/evil.example/x/'],
    ['https://cms.example.com/about', '/about/'],
    ['HTTP://cms.example.com', '/'],
    ['/fr/mod%c3%a8les/', '/fr/mod%C3%A8les/'],
    ['/fr/modèles/', '/fr/mod%C3%A8les/'],
    ['/50%/', '/50%/'],
    ['/a/../b/', '/b/'],
    ['/?p=7', null],
    ['/about/#top', null],
    ['http://', null],
    [`/${'a'.repeat(2000)}/`, null],
  ])('for %j is %j', (address, path) => expect(pathOf(address)).toBe(path));

  test.each([
    ['/fr/trouver-un-concessionnaire/', 'fr'],
    ['/es/', 'es'],
    ['/french/', 'en'],
    ['/', 'en'],
  ])('for %s has the language %s', (path, locale) => expect(localeOf(path)).toBe(locale));
});
