import { expect, test } from '@jest/globals';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** The font files that a page fetches, and those that it preloads. */
const fontsOf = async (path: string) => {
  const page = await site.visit(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => ({
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.woff2')),
    preloaded: [...document.querySelectorAll('head > style')].flatMap((styles) => {
      const before = (link: Element) =>
        (styles.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return [...document.querySelectorAll('link[rel=preload][as=font]')]
        .filter(before)
        .map((link) => link.getAttribute('href'));
    }),
  }));
};

test.each(['/', '/contact/', '/rebates/'])('%s fetches two typefaces and preloads both', async (path) => {
  const { fetched, preloaded } = await fontsOf(path);
  expect(preloaded).toHaveLength(2);
  expect([...fetched].sort()).toEqual([...preloaded].sort());
});

test('a French page fetches the typefaces with all letters and preloads both', async () => {
  const { fetched, preloaded } = await fontsOf('/fr/trouver-un-concessionnaire/');
  expect(preloaded.filter((font) => font?.includes('-latin'))).toHaveLength(2);
  expect([...fetched].sort()).toEqual([...preloaded].sort());
});
