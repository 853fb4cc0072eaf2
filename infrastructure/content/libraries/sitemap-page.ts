import { sitemapSections } from '../../../application/visitor/read-page/sitemap.ts';
import { SITEMAP_PATH, sitemapTexts } from '../../../application/visitor/read-page/sitemap-texts.ts';
import { heading, paragraph } from '../../../domain/content/blocks/core-blocks.ts';
import { wholeBlock } from '../../../domain/content/blocks/sketched-block.ts';
import type { ListingPage } from './listing-page.ts';

/** The sitemap for visitors. */
export const SITEMAP_PAGE: ListingPage = {
  path: SITEMAP_PATH,
  pageOf: (entries) => ({
    path: SITEMAP_PATH,
    locale: 'en_US',
    title: sitemapTexts.title,
    description: sitemapTexts.description,
    isListed: false,
    blocks: [
      heading(1, sitemapTexts.title),
      paragraph(sitemapTexts.lead),
      wholeBlock({
        name: 'acf/sitemap',
        attributes: {
          data: {
            sections: sitemapSections(entries).map(({ heading: title, language, pages }) => ({
              heading: title,
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
  }),
};
