import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
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
  /** The current tab, with what matches the filter. */
  readonly shown: LibraryTab;
}

const MAX_FILTER_LENGTH = 80;

const filterOf = (query: AddressQuery): string =>
  (query.get('filter') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_FILTER_LENGTH);

const addressOf = (tab: string, filter: string): string => queryText({ tab, filter });

/** The part of the query that the library depends on, in one spelling. */
export const libraryQuery = (query: AddressQuery): string =>
  addressOf(tabKey(query.get('tab') ?? '').slice(0, MAX_FILTER_LENGTH), filterOf(query));

/** Shows the tab of document libraries that an address names, narrowed by its filter (specification, section 9). */
export class BrowseDocuments {
  private tab = '';
  private filter = '';

  /** Takes the tab and the filter from the query of the page's address. */
  showAt(query: AddressQuery): void {
    this.tab = query.get('tab') ?? '';
    this.filter = filterOf(query);
  }

  /** What is shown of a library; null: it has no tab. */
  viewOf(tabs: ReadonlyArray<LibraryTab>): BrowseDocumentsView | null {
    const { filter } = this;
    const current = tabNamed(tabs, this.tab);
    const tab = tabs[current];
    if (tab === undefined) return null;
    const shown = filteredTab(tab, filter);
    return {
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
    };
  }
}

const statusOf = (count: number, filter: string): string => {
  if (filter === '') return texts.found(count);
  return count === 0 ? texts.none(filter) : texts.foundFor(count, filter);
};
