import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** The language of the page, its path if known (links to the page itself are marked as current), and its translations. */
export interface SitePlace {
  readonly language: SiteLanguage;
  readonly path?: string | undefined;
  readonly alternates?: ReadonlyArray<PageAlternate> | undefined;
}

/** The `aria-current` of a link: `page` if it links to its own page. */
export const currentAt = (path: string | undefined, href: string): 'page' | undefined =>
  path === href ? 'page' : undefined;
