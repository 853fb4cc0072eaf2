import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestSite, type OpenedSite } from './opened-site.ts';

let site: OpenedSite;
beforeAll(async () => {
  site = await openTestSite(40);
});
afterAll(() => site.close());

/** The links of the footer and of the menu to another language, without repetition. */
const languageLinksAt = async (url: string): Promise<ReadonlyArray<string>> => {
  const { body } = await site.server.inject({ url });
  const links = [...body.matchAll(/<a href="([^"]+)" hrefLang="(en|es|fr)" lang="\2">/g)];
  return [...new Set(links.map(([, href = '', language]) => `${language} ${href.replaceAll('&amp;', '&')}`))];
};

test.each([
  [
    'a translated page',
    '/resources/troubleshooting/gas-furnaces/',
    ['es /es/solucion-de-problemas/calefaccion-de-gas/', 'fr /fr/depannage/fournaise-au-gaz/'],
  ],
  [
    'a translation',
    '/fr/depannage/fournaise-au-gaz/',
    ['en /resources/troubleshooting/gas-furnaces/', 'es /es/solucion-de-problemas/calefaccion-de-gas/'],
  ],
  ['a page that is not translated', '/products/coils/', ['es /es/', 'fr /fr/']],
  ['the home page', '/', ['es /es/', 'fr /fr/']],
  [
    'a comparison, with its postal code and dealers',
    '/find-a-dealer/compare/?zipcode=75001&compare=1&compare=2',
    [
      'es /es/distribuidores/comparar/?zipcode=75001&compare=1&compare=2',
      'fr /fr/concessionnaires/comparer/?zipcode=75001&compare=1&compare=2',
    ],
  ],
])('The language links of %s point to its translations or the home pages', async (_, url, links) =>
  expect(await languageLinksAt(url)).toEqual(links),
);
