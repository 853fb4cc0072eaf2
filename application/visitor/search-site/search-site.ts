import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/address-query.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import type { SiteIndex } from '../../ports/site-index.ts';
import { searchSiteTexts as texts } from './texts.ts';

/** The page of the site search, ready to render. */
export interface SearchSiteView {
  readonly typed: string;
  /** What came of it, in a sentence; null: nothing has been searched for. */
  readonly status: string | null;
  /** What to do where nothing was found; null: there is something. */
  readonly advice: string | null;
  /** The dealers of a postal code that was typed; null: it was none. */
  readonly dealers: { readonly text: string; readonly href: string } | null;
  readonly hits: ReadonlyArray<SearchHit>;
}

const MAX_TYPED_LENGTH = 100;

const typedIn = (query: AddressQuery): string =>
  (query.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_TYPED_LENGTH).trim();

/** The part of the query that the results depend on, in one spelling. */
export const searchQuery = (query: AddressQuery): string => queryText({ q: typedIn(query) });

const UNASKED: SearchSiteView = { typed: '', status: null, advice: null, dealers: null, hits: [] };

const dealersOf = (typed: string): SearchSiteView['dealers'] => {
  const code = O.toNullable(parsePostalCode(typed));
  if (code === null) return null;
  return { text: texts.dealers(code), href: `/find-a-dealer/?${queryText({ zipcode: code })}` };
};

/** Searches pages and documents of the site (contract, section 7: `/search/?q=`); a postal code leads to its dealers. */
export class SearchSite {
  private readonly view = new BehaviorSubject<SearchSiteView>(UNASKED);
  private searching = false;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SearchSiteView> = this.view.asObservable();

  constructor(private readonly index: SiteIndex) {}

  /** Whether a search is under way, or its index could not be read: what is shown may change. */
  get isUnsettled(): boolean {
    return this.searching;
  }

  /** Searches what the query of the page's address asks for. Never rejects. */
  async showAt(query: AddressQuery): Promise<void> {
    const typed = typedIn(query);
    if (typed === '') return this.view.next(UNASKED);
    const dealers = dealersOf(typed);
    if (dealers !== null) {
      return this.view.next({ ...UNASKED, typed, status: texts.found(1, typed), dealers });
    }
    this.searching = true;
    this.view.next({ ...UNASKED, typed, status: texts.unavailable });
    const found = await this.index.search(typed)();
    if (E.isLeft(found)) return;
    this.searching = false;
    const hits = found.right;
    this.view.next({
      ...{ typed, dealers, hits },
      status: hits.length === 0 ? texts.none(typed) : texts.found(hits.length, typed),
      advice: hits.length === 0 ? texts.advice : null,
    });
  }
}
