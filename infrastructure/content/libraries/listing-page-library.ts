import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { entryOf, type PageEntry } from '../../../domain/content/page-entry.ts';
import { SITEMAP_PAGE } from './sitemap-page.ts';
import { TRANSLATIONS_PAGE } from './translations-page.ts';

const LISTING_PAGES = [SITEMAP_PAGE, TRANSLATIONS_PAGE];

/** Adds the pages about all pages to another library, unless it has its own. */
export class ListingPageLibrary implements PageLibrary {
  constructor(private readonly pages: PageLibrary) {}

  page: PageLibrary['page'] = (path) => {
    const listing = LISTING_PAGES.find((page) => page.path === path);
    const found = this.pages.page(path);
    if (listing === undefined) return found;
    return TE.chain((own: O.Option<ContentPage>) =>
      O.isSome(own)
        ? TE.right(own)
        : TE.map((entries: ReadonlyArray<PageEntry>) => O.some(listing.pageOf(entries)))(
            this.pages.entries(),
          ),
    )(found);
  };

  entries: PageLibrary['entries'] = () =>
    TE.map((entries: ReadonlyArray<PageEntry>) => [
      ...entries,
      ...LISTING_PAGES.filter((page) => !entries.some(({ path }) => path === page.path)).map((page) =>
        entryOf(page.pageOf([])),
      ),
    ])(this.pages.entries());

  version: PageLibrary['version'] = () => this.pages.version();
}
