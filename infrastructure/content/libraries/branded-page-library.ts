import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { rewritePage } from '../../../domain/content/page-texts.ts';
import { escapeHtml } from '../../../domain/content/html/escape-html.ts';

/** The placeholder of the brand's name in content. The name is a setting (contract, section 7: brand). */
const PLACEHOLDER = '{brand}';

/** Replaces the brand placeholder in another library's pages. */
export class BrandedPageLibrary implements PageLibrary {
  constructor(
    private readonly pages: PageLibrary,
    private readonly brandName: string,
  ) {}

  page: PageLibrary['page'] = (path) =>
    TE.map(
      O.map((page: ContentPage) =>
        rewritePage(page, {
          text: this.named,
          html: (html) => html.replaceAll(PLACEHOLDER, () => escapeHtml(this.brandName)),
        }),
      ),
    )(this.pages.page(path));

  entries: PageLibrary['entries'] = () =>
    TE.map((entries: ReadonlyArray<PageEntry>) =>
      entries.map((entry) => ({ ...entry, title: this.named(entry.title) })),
    )(this.pages.entries());

  version: PageLibrary['version'] = () => this.pages.version();

  private readonly named = (text: string): string => text.replaceAll(PLACEHOLDER, () => this.brandName);
}
