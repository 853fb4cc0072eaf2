import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';

/** A page about all other pages. Search skips it, because it contains only their titles. */
export interface ListingPage {
  readonly path: string;
  readonly pageOf: (entries: ReadonlyArray<PageEntry>) => ContentPage;
}
