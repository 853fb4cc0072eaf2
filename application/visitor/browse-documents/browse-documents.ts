import { BehaviorSubject, type Observable } from 'rxjs';
import {
  countIn,
  filteredTab,
  tabKey,
  tabNamed,
  type LibraryTab,
} from '../../../domain/document/document-library.ts';
import { browseDocumentsTexts as texts } from './texts.ts';

/** The document library as its address has it, ready to render. */
export interface BrowseDocumentsView {
  readonly tabs: ReadonlyArray<{
    readonly name: string;
    /** Keeps the filter. */
    readonly href: string;
    readonly isCurrent: boolean;
  }>;
  /** How the address writes the current tab. */
  readonly tabKey: string;
  readonly filter: string;
  /** How many files there are, or that there are none. */
  readonly status: string;
  /** Whether a filter narrows what is shown. */
  readonly isFiltered: boolean;
  /** The current tab, with what matches the filter; null: the library is empty. */
  readonly shown: LibraryTab | null;
}

/** What page queries are asked for. */
type AddressQuery = Pick<URLSearchParams, 'get'>;

const MAX_FILTER_LENGTH = 80;

const filterOf = (query: AddressQuery): string =>
  (query.get('filter') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_FILTER_LENGTH);

const addressOf = (tab: string, filter: string): string =>
  new URLSearchParams({ ...(tab !== '' && { tab }), ...(filter !== '' && { filter }) }).toString();

/** The part of the query that the library depends on, in one spelling. */
export const libraryQuery = (query: AddressQuery): string =>
  addressOf(tabKey(query.get('tab') ?? '').slice(0, MAX_FILTER_LENGTH), filterOf(query));

const EMPTY: BrowseDocumentsView = {
  ...{ tabs: [], tabKey: '', filter: '', status: '', isFiltered: false, shown: null },
};

/** Shows the tab of a document library that an address names, narrowed by its filter (specification, section 9). */
export class BrowseDocuments {
  private readonly view = new BehaviorSubject<BrowseDocumentsView>(EMPTY);

  /** Replays its latest value, never completes. */
  readonly view$: Observable<BrowseDocumentsView> = this.view.asObservable();

  /** Shows what the query of the page's address asks for. */
  showAt(query: AddressQuery, tabs: ReadonlyArray<LibraryTab>): void {
    const current = tabNamed(tabs, query.get('tab') ?? '');
    const tab = tabs[current];
    if (tab === undefined) return this.view.next(EMPTY);
    const filter = filterOf(query);
    const shown = filteredTab(tab, filter);
    this.view.next({
      tabs: tabs.map(({ name }, i) => ({
        name,
        href: `?${addressOf(tabKey(name), filter)}`,
        isCurrent: i === current,
      })),
      tabKey: tabKey(tab.name),
      filter,
      status: statusOf(countIn(shown), filter),
      isFiltered: filter !== '',
      shown,
    });
  }
}

const statusOf = (count: number, filter: string): string => {
  if (filter === '') return texts.found(count);
  return count === 0 ? texts.none(filter) : texts.foundFor(count, filter);
};
