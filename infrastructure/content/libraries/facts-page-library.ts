import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { withFacts, type FactTable } from '../../../domain/content/facts.ts';
import { withoutTerms, withTerms } from '../../../domain/content/glossary.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { rewritePage } from '../../../domain/content/page-texts.ts';
import { foreignLanguage, languageOf } from '../../../domain/content/site-language.ts';
import { escapeHtml } from '../../../domain/content/html/escape-html.ts';

/** A fact in a text of a language that the site isn't written in. */
const foreignHtml = (fact: string): string => `<span lang="en">${escapeHtml(fact)}</span>`;

/**
 * Expands tokens in another library's pages. A fact (`{{fact:callback}}`) becomes its text in the page's language; the first use of a
 * glossary term in saved html (`{{term:seer2|SEER2}}`) opens its explanation. Unknown tokens stay, and the content check reports them.
 */
export class FactsPageLibrary implements PageLibrary {
  constructor(
    private readonly pages: PageLibrary,
    private readonly facts: FactTable,
  ) {}

  page: PageLibrary['page'] = (path) =>
    TE.map(
      O.map((page: ContentPage) => {
        const language = languageOf(page);
        const explained = new Set<string>();
        const text = (written: string): string => withoutTerms(withFacts(written, this.facts, language));
        if (foreignLanguage(page) !== null)
          return rewritePage(page, {
            text,
            html: (html) => withoutTerms(withFacts(this.inTags(html), this.facts, language, foreignHtml)),
          });
        return rewritePage(page, {
          text,
          html: (html) => withTerms(withFacts(html, this.facts, language, escapeHtml), explained),
        });
      }),
    )(this.pages.page(path));

  /** A tag can't contain elements, so facts in attributes get no `span`. */
  private inTags(html: string): string {
    return html.replace(/<[^>]*>/g, (tag) => withFacts(tag, this.facts, 'en', escapeHtml));
  }

  entries: PageLibrary['entries'] = () =>
    TE.map((entries: ReadonlyArray<PageEntry>) =>
      entries.map((entry) => ({ ...entry, title: withFacts(entry.title, this.facts, languageOf(entry)) })),
    )(this.pages.entries());

  version: PageLibrary['version'] = () => this.pages.version();
}
