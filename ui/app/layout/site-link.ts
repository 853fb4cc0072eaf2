import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** The language of the page, its path where that is known (a link to the page itself is marked), and its translations. */
export interface SitePlace {
  readonly language: SiteLanguage;
  readonly path?: string | undefined;
  readonly alternates?: ReadonlyArray<PageAlternate> | undefined;
}

/** What a link that leads to its own page is marked with. */
export const currentAt = (path: string | undefined, href: string): 'page' | undefined =>
  path === href ? 'page' : undefined;
