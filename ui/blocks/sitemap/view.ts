import type { ViewContext } from '../../../domain/content/block-view.ts';
import type { SitemapAttributes } from './codec.ts';

export interface SitemapLink {
  readonly href: string;
  readonly text: string;
}

export interface SitemapProps {
  readonly sections: ReadonlyArray<{
    readonly heading: string;
    /** Undefined: that of the page. */
    readonly language: string | undefined;
    readonly links: ReadonlyArray<SitemapLink>;
    /** Pages with those below them. */
    readonly trees: ReadonlyArray<SitemapLink & { readonly below: ReadonlyArray<SitemapLink> }>;
  }>;
}

const linkOf = ({ url, text }: { readonly url: string | null; readonly text: string | null }) =>
  url === null || text === null ? [] : [{ href: url, text }];

/** The pages of the site by section; null: there are none. */
export const view = ({ data }: SitemapAttributes, { page }: ViewContext): SitemapProps | null => {
  const sections = data.sections.flatMap(({ heading, language, pages }) => {
    if (heading === null || pages.length === 0) return [];
    return [
      {
        heading,
        language: language === null || language === page.language ? undefined : language,
        links: pages.filter(({ below }) => below.length === 0).flatMap(linkOf),
        trees: pages
          .filter(({ below }) => below.length > 0)
          .flatMap((one) => linkOf(one).map((link) => ({ ...link, below: one.below.flatMap(linkOf) }))),
      },
    ];
  });
  return sections.length === 0 ? null : { sections };
};
