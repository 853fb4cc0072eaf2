import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { SearchHit, SearchKind } from '../../../domain/search/search-hit.ts';
import type { SiteIndex } from '../../ports/content/site-index.ts';
import { answersTo, NO_ANSWERS, type SearchAnswers } from './search-answers.ts';
import { searchSiteTexts as texts } from './texts.ts';

/** The page of the site search, ready to render. */
export interface SearchSiteView extends SearchAnswers {
  readonly typed: string;
  /** What came of it, in a sentence; null: nothing has been searched for. */
  readonly status: string | null;
  /** What to do where nothing was found; null: there is something. */
  readonly advice: string | null;
  /** The dealers of a postal code among the words, or the search for some where nothing was found; null: neither. */
  readonly dealers: { readonly text: string; readonly href: string } | null;
  /** The kinds of what was found, each with its number and the address that shows it alone; none where there is one kind. */
  readonly kinds: ReadonlyArray<KindLink>;
  /** The kind that is shown alone, as the address writes it; empty: all are. */
  readonly kind: SearchKind | '';
  /** Those of the kind, 20 at most. */
  readonly hits: ReadonlyArray<SearchHit>;
  /** What is said where more was found than is shown; null: all of it is shown. */
  readonly more: string | null;
}

interface KindLink {
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

const MAX_SHOWN = 20;
/** So many documents are shown even when there are enough pages, which come first. */
const MIN_DOCUMENTS = 5;

/** In the order in which they are offered. */
const KINDS: ReadonlyArray<SearchKind> = ['help', 'product', 'document', 'page', 'block'];

const MAX_TYPED_LENGTH = 100;

const typedIn = (query: AddressQuery): string =>
  (query.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_TYPED_LENGTH).trim();

const kindIn = (query: AddressQuery): SearchKind | '' =>
  KINDS.find((kind) => kind === query.get('kind')) ?? '';

/** The part of the query that the results depend on, in one spelling. */
export const searchQuery = (query: AddressQuery): string => {
  const q = typedIn(query);
  return q === '' ? '' : queryText({ q, kind: kindIn(query) });
};

/** Those that are shown: pages before documents. */
const shownOf = (hits: ReadonlyArray<SearchHit>): ReadonlyArray<SearchHit> => {
  const documents = hits.filter(({ kind }) => kind === 'document');
  const pages = hits.filter(({ kind }) => kind !== 'document');
  const room = MAX_SHOWN - Math.min(MIN_DOCUMENTS, documents.length);
  return [...pages.slice(0, room), ...documents].slice(0, MAX_SHOWN);
};

const UNASKED: SearchSiteView = {
  ...NO_ANSWERS,
  ...{ typed: '', status: null, advice: null, dealers: null },
  ...{ kinds: [], kind: '', hits: [], more: null },
};

const kindLinks = (
  hits: ReadonlyArray<SearchHit>,
  answered: number,
  typed: string,
  current: SearchKind | '',
): ReadonlyArray<KindLink> => {
  const counted = KINDS.map((kind) => ({ kind, count: hits.filter((hit) => hit.kind === kind).length }));
  const offered = counted.filter(({ kind, count }) => count > 0 || kind === current);
  if (offered.length < 2) return [];
  return [{ kind: '' as const, count: hits.length + answered }, ...offered].map(({ kind, count }) => ({
    name: texts.kind[kind === '' ? 'all' : kind],
    count,
    href: `?${queryText({ q: typed, kind })}`,
    isCurrent: kind === current,
  }));
};

const dealersNear = (code: PostalCode): SearchSiteView['dealers'] => ({
  text: texts.dealers(code),
  href: `/find-a-dealer/?${queryText({ zipcode: code })}`,
});

/** Whether words come with a postal code: three letters in a row are no part of one. */
const hasWords = (typed: string): boolean => /\p{L}{3}/u.test(typed);

/** Who helps with what no page is about. */
const ANY_DEALER = { text: texts.anyDealer, href: '/find-a-dealer/' } as const;

/**
 * Searches pages, products, symptoms and documents of the site (contract, section 7: `/search/?q=`). What the visitor means is answered
 * first, dangers before everything else; a postal code leads to its dealers.
 */
export class SearchSite {
  private readonly view = new BehaviorSubject<SearchSiteView>(UNASKED);
  private searching = false;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SearchSiteView> = this.view.asObservable();

  /** `blocks`: what editors search alone, with `kind=block`. */
  constructor(
    private readonly index: SiteIndex,
    private readonly blocks: SiteIndex,
  ) {}

  /** Whether a search is under way, or its index could not be read: what is shown may change. */
  get isUnsettled(): boolean {
    return this.searching;
  }

  /** Searches what the query of the page's address asks for. Never rejects. */
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
    const count = hits.length + (kind === '' ? answered : 0);
    this.view.next({
      ...answers,
      ...{ typed, kind, hits: shown, kinds: kindLinks(all, answered, typed, kind) },
      dealers: dealers ?? (count === 0 ? ANY_DEALER : null),
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
      ...{ typed, kind: 'block', hits: shown },
      status: hits.length === 0 ? texts.none(typed) : texts.found(hits.length, typed),
      more: hits.length > shown.length ? texts.shown(shown.length, hits.length) : null,
    });
  }
}
