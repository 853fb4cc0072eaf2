import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SitemapAttributes } from './codec.ts';

export interface SitemapLink {
  readonly href: string;
  readonly text: string;
}

export interface SitemapProps {
  readonly sections: ReadonlyArray<{
    /** Null: the pages have no heading. */
    readonly heading: string | null;
    /** Undefined: the page's language. */
    readonly language: string | undefined;
    readonly links: ReadonlyArray<SitemapLink>;
    /** Pages with their child pages. */
    readonly trees: ReadonlyArray<SitemapLink & { readonly below: ReadonlyArray<SitemapLink> }>;
  }>;
}

interface WrittenLink {
  readonly url: string | null;
  readonly text: string | null;
}

const linkOf = ({ url, text }: WrittenLink): ReadonlyArray<SitemapLink> =>
  url === null || text === null ? [] : [{ href: url, text }];

const isLink = (written: WrittenLink): boolean => linkOf(written).length > 0;

const linksOf = ({ below }: { readonly below: ReadonlyArray<WrittenLink> }): ReadonlyArray<SitemapLink> =>
  below.flatMap(linkOf);

/** The pages of the site, section by section; null: there are none. */
export const view = ({ data }: SitemapAttributes, { page }: ViewContext): SitemapProps | null => {
  const sections = data.sections
    .map(({ heading, language, pages }) => ({
      heading,
      language: language === null || language === page.language ? undefined : language,
      // If a parent page is not a link, its child pages move up a level.
      links: pages.flatMap((one) => (one.below.length === 0 ? linkOf(one) : isLink(one) ? [] : linksOf(one))),
      trees: pages
        .filter((one) => one.below.length > 0)
        .flatMap((one) => linkOf(one).map((link) => ({ ...link, below: linksOf(one) }))),
    }))
    .filter(({ heading, links, trees }) => heading !== null || links.length + trees.length > 0);
  return sections.length === 0 ? null : { sections };
};
