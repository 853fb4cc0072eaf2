import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import { normalArea } from '../../../domain/postal-code/normal-code.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { SearchHit, SearchKind } from '../../../domain/search/search-hit.ts';
import type { SiteIndex } from '../../ports/content/site-index.ts';
import { answersTo, NO_ANSWERS, type SearchAnswers } from './search-answers.ts';
import { searchSiteTexts as texts } from './texts.ts';

/** The page of the site search, ready to render. */
export interface SearchSiteView extends SearchAnswers {
  readonly typed: string;
  /** The result in a sentence; null before the first search. */
  readonly status: string | null;
  /** Advice when nothing was found; null otherwise. */
  readonly advice: string | null;
  /** The link to dealers near the postal code in the search, or to the locator when nothing was found. Null otherwise. */
  readonly dealers: { readonly text: string; readonly href: string } | null;
  /** The kinds of results with their counts and filtered addresses. Empty when there is only one kind. */
  readonly kinds: ReadonlyArray<KindLink>;
  /** The kind that the results are filtered by; empty for all. */
  readonly kind: SearchKind | '';
  /** The results of that kind, at most 20. */
  readonly hits: ReadonlyArray<SearchHit>;
  /** The notice that there are more results than shown; null when all are shown. */
  readonly more: string | null;
}

interface KindLink {
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

const MAX_SHOWN = 20;
/** Pages come first, but this many documents are always shown. */
const MIN_DOCUMENTS = 5;

/** In display order. */
const KINDS: ReadonlyArray<SearchKind> = ['help', 'product', 'document', 'page', 'block'];

const MAX_TYPED_LENGTH = 100;

const typedIn = (query: AddressQuery): string =>
  (query.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_TYPED_LENGTH).trim();

const kindIn = (query: AddressQuery): SearchKind | '' =>
  KINDS.find((kind) => kind === query.get('kind')) ?? '';

/** The part of the query that the results depend on, in canonical form. */
export const searchQuery = (query: AddressQuery): string => {
  const q = typedIn(query);
  return q === '' ? '' : queryText({ q, kind: kindIn(query) });
};

/** The results to show, pages before documents. */
const shownOf = (hits: ReadonlyArray<SearchHit>): ReadonlyArray<SearchHit> => {
  const documents = hits.filter(({ kind }) => kind === 'document');
  const pages = hits.filter(({ kind }) => kind !== 'document');
  const room = MAX_SHOWN - Math.min(MIN_DOCUMENTS, documents.length);
  return [...pages.slice(0, room), ...documents].slice(0, MAX_SHOWN);
};

const UNASKED: SearchSiteView = {
  ...NO_ANSWERS,
  typed: '',
  status: null,
  advice: null,
  dealers: null,
  kinds: [],
  kind: '',
  hits: [],
  more: null,
};

const kindLinks = (
  hits: ReadonlyArray<SearchHit>,
  typed: string,
  current: SearchKind | '',
): ReadonlyArray<KindLink> => {
  const counted = KINDS.map((kind) => ({ kind, count: hits.filter((hit) => hit.kind === kind).length }));
  const offered = counted.filter(({ kind, count }) => count > 0 || kind === current);
  if (offered.length < 2) return [];
  return [{ kind: '' as const, count: hits.length }, ...offered].map(({ kind, count }) => ({
    name: texts.kind[kind === '' ? 'all' : kind],
    count,
    href: `?${queryText({ q: typed, kind })}`,
    isCurrent: kind === current,
  }));
};

const dealersNear = (code: string): SearchSiteView['dealers'] => ({
  text: texts.dealers(code),
  href: `/find-a-dealer/?${queryText({ zipcode: code })}`,
});

/** Whether the text has words in addition to a postal code: no code has three letters in a row. */
const hasWords = (typed: string): boolean => /\p{L}{3}/u.test(typed);

/** Offered when no page matches: the dealers of a Canadian area, such as `M5V`, or the locator. `A2L`, a class of refrigerants, has pages. */
const dealersAnywhere = (typed: string): SearchSiteView['dealers'] => {
  const area = normalArea(typed);
  return area === null ? { text: texts.anyDealer, href: '/find-a-dealer/' } : dealersNear(area);
};

/**
 * Searches the site's pages, products, symptoms and documents (contract, section 7: `/search/?q=`). Direct answers come first, emergencies
 * before all others. A postal code links to its dealers.
 */
export class SearchSite {
  private readonly view = new BehaviorSubject<SearchSiteView>(UNASKED);
  private searching = false;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SearchSiteView> = this.view.asObservable();

  /** `blocks`: the index of blocks, searched with `kind=block` by editors. */
  constructor(
    private readonly index: SiteIndex,
    private readonly blocks: SiteIndex,
  ) {}

  /** Whether a search is in progress or its index failed, so that the view may change. */
  get isUnsettled(): boolean {
    return this.searching;
  }

  /** Runs the search in the page's query. Never rejects. */
  async showAt(query: AddressQuery): Promise<void> {
    const typed = typedIn(query);
    if (typed === '') return this.view.next(UNASKED);
    if (kindIn(query) === 'block') return this.showBlocks(typed);
    const code = O.toNullable(parsePostalCode(typed));
    const dealers = code && dealersNear(code);
    if (dealers !== null && !hasWords(typed)) {
      return this.view.next({ ...UNASKED, typed, status: texts.found(1, typed), dealers });
    }
    const answers = answersTo(typed, code);
    this.searching = true;
    this.view.next({ ...UNASKED, ...answers, typed, dealers, status: texts.unavailable });
    const found = await this.index.search(typed)();
    if (E.isLeft(found)) return;
    this.searching = false;
    const kind = kindIn(query);
    const all = found.right;
    const hits = kind === '' ? all : all.filter((hit) => hit.kind === kind);
    const shown = shownOf(hits);
    const answered = answers.emergencies.length + (answers.help ? 1 : 0) + (dealers ? 1 : 0);
    // An answer counts only without results: otherwise the kinds add up to all results.
    const count = hits.length || (kind === '' ? answered : 0);
    this.view.next({
      ...answers,
      typed,
      kind,
      hits: shown,
      kinds: kindLinks(all, typed, kind),
      dealers: dealers ?? (count === 0 ? dealersAnywhere(typed) : null),
      status: count === 0 ? texts.none(typed) : texts.found(count, typed),
      advice: count === 0 ? texts.advice : null,
      more: hits.length > shown.length ? texts.shown(shown.length, hits.length) : null,
    });
  }

  private async showBlocks(typed: string): Promise<void> {
    const found = await this.blocks.search(typed)();
    const hits = E.isRight(found) ? found.right : [];
    const shown = hits.slice(0, MAX_SHOWN);
    this.view.next({
      ...UNASKED,
      typed,
      kind: 'block',
      hits: shown,
      status: hits.length === 0 ? texts.none(typed) : texts.found(hits.length, typed),
      more: hits.length > shown.length ? texts.shown(shown.length, hits.length) : null,
    });
  }
}
