import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import { sitemapSections } from '../../../application/visitor/read-page/sitemap.ts';
import { SITEMAP_PATH, sitemapTexts } from '../../../application/visitor/read-page/sitemap-texts.ts';
import { wholeBlock } from '../../../domain/content/blocks/sketched-block.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { entryOf, type PageEntry } from '../../../domain/content/page-entry.ts';

/** The sitemap page. Search skips it, because it contains only the titles of other pages. */
const sitemapOf = (entries: ReadonlyArray<PageEntry>): ContentPage => ({
  path: SITEMAP_PATH,
  locale: 'en_US',
  title: sitemapTexts.title,
  description: sitemapTexts.description,
  isListed: false,
  blocks: [
    wholeBlock({ name: 'core/heading', attributes: { level: 1, content: sitemapTexts.title } }),
    wholeBlock({ name: 'core/paragraph', attributes: { content: sitemapTexts.lead } }),
    wholeBlock({
      name: 'acf/sitemap',
      attributes: {
        data: {
          sections: sitemapSections(entries).map(({ heading, language, pages }) => ({
            heading,
            language,
            pages: pages.map(({ path, text, below }) => ({
              url: path,
              text,
              below: below.map((one) => ({ url: one.path, text: one.text })),
            })),
          })),
        },
      },
    }),
  ],
});

/** Adds the sitemap page to another library that doesn't have one. */
export class SitemapPageLibrary implements PageLibrary {
  constructor(private readonly pages: PageLibrary) {}

  page: PageLibrary['page'] = (path) =>
    TE.chain((found: O.Option<ContentPage>) =>
      path !== SITEMAP_PATH || O.isSome(found)
        ? TE.right(found)
        : TE.map((entries: ReadonlyArray<PageEntry>) => O.some(sitemapOf(entries)))(this.pages.entries()),
    )(this.pages.page(path));

  entries: PageLibrary['entries'] = () =>
    TE.map((entries: ReadonlyArray<PageEntry>) =>
      entries.some(({ path }) => path === SITEMAP_PATH) ? entries : [...entries, entryOf(sitemapOf([]))],
    )(this.pages.entries());

  version: PageLibrary['version'] = () => this.pages.version();
}
