import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { rewritePage, type TextRewriting } from '../../../domain/content/page-texts.ts';

/** Rewrites the texts of one page. */
export type PageRewriting = (page: Pick<ContentPage, 'path' | 'locale'>) => TextRewriting;

/** Rewrites another library's pages, and their titles in lists, in the order of the steps. */
export class RewrittenPageLibrary implements PageLibrary {
  constructor(
    private readonly pages: PageLibrary,
    private readonly steps: ReadonlyArray<PageRewriting>,
  ) {}

  page: PageLibrary['page'] = (path) =>
    TE.map(
      O.map((page: ContentPage) =>
        this.steps.reduce((rewritten, step) => rewritePage(rewritten, step(page)), page),
      ),
    )(this.pages.page(path));

  entries: PageLibrary['entries'] = () =>
    TE.map((entries: ReadonlyArray<PageEntry>) =>
      entries.map((entry) => ({
        ...entry,
        title: this.steps.reduce((title, step) => step(entry).text(title), entry.title),
      })),
    )(this.pages.entries());

  version: PageLibrary['version'] = () => this.pages.version();
}
