import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { linksOnPage } from '../../../domain/content/links/links-on-page.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import { isSamePage } from '../../../domain/content/links/link-target.ts';
import { HUB_CATEGORIES } from '../../../domain/content/product-hub.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { ProductHubAttributes } from './codec.ts';
import { productHubTexts } from './texts.ts';

export interface HubLink {
  readonly text: string;
  /** Null: the page does not exist. */
  readonly href: string | null;
  readonly isCurrent: boolean;
}

export interface HubSection {
  readonly anchor: string;
  readonly title: string;
  readonly content: SafeHtml | null;
  readonly image: Media | null;
  readonly links: ReadonlyArray<{ readonly text: string; readonly href: string }>;
}

export type ProductHubProps =
  | {
      readonly kind: 'categories';
      readonly title: string;
      readonly categories: ReadonlyArray<{
        readonly name: string;
        readonly links: ReadonlyArray<HubLink>;
      }>;
    }
  | {
      readonly kind: 'sections';
      readonly title: string | null;
      readonly sections: ReadonlyArray<HubSection>;
    };

/** The product hub: its seven categories with their pages (specification, section 2), or the sections of a product overview. */
export const view = (
  { data: { title, sections } }: ProductHubAttributes,
  { page }: ViewContext,
): ProductHubProps =>
  sections.length > 0
    ? {
        kind: 'sections',
        title,
        sections: sections.map(({ anchor, title: name, content, image, links }, i) => ({
          anchor: anchor ?? `section-${i + 1}`,
          title: name,
          content,
          image,
          links: links.flatMap(({ text, url }) =>
            text === null || url === null ? [] : [{ text, href: url }],
          ),
        })),
      }
    : {
        kind: 'categories',
        title: title ?? productHubTexts.title,
        categories: HUB_CATEGORIES.map(({ name, pages }) => ({
          name,
          links: linksOnPage(
            pages.map(({ name: text, path: href }) => ({ text, href })),
            page.path,
            (path) => page.knownPaths.some((known) => isSamePage(known, path)),
          ),
        })),
      };
