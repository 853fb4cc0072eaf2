import { BehaviorSubject, Subscription, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import {
  countIn,
  filteredTab,
  tabKey,
  tabNamed,
  type LibraryTab,
} from '../../../domain/document/document-library.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PageAddress } from '../../ports/visitor/page-address.ts';
import { browseDocumentsTexts as texts } from './texts.ts';

/** What of a document library is asked for. */
export interface AskedDocuments {
  readonly tab: string;
  readonly filter: string;
  /** The filter that the visitor has paused at; null: none has been typed on this page. */
  readonly pausedAt: string | null;
}

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
  /** The status to announce, once the visitor pauses; null: nothing has changed. */
  readonly announcement: string | null;
  /** Whether a filter narrows what is shown. */
  readonly isFiltered: boolean;
  /** The current tab, with what matches the filter. */
  readonly shown: LibraryTab;
}

const MAX_FILTER_LENGTH = 80;

/** How long nothing is typed before the number of files is announced. */
export const TYPING_PAUSE_MS = 700;

const filterIn = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, MAX_FILTER_LENGTH);

const addressOf = (tab: string, filter: string): string => queryText({ tab, filter });

/** The part of the query that the library depends on, in one spelling. */
export const libraryQuery = (query: AddressQuery): string =>
  addressOf(tabKey(query.get('tab') ?? '').slice(0, MAX_FILTER_LENGTH), filterIn(query.get('filter') ?? ''));

/** Shows the tab of document libraries that an address names, narrowed by its filter or by what is typed (specification, section 9). */
export class BrowseDocuments {
  private readonly asked = new BehaviorSubject<AskedDocuments>({ tab: '', filter: '', pausedAt: null });
  private pause = Subscription.EMPTY;
  private path = '';

  /** Replays its latest value, never completes. */
  readonly asked$: Observable<AskedDocuments> = this.asked.asObservable();

  constructor(
    private readonly pageAddress: PageAddress,
    private readonly clock: Clock,
  ) {}

  /** Takes the tab and the filter from the query of the page's address. */
  showAt(query: AddressQuery, path: string): void {
    this.path = path;
    const filter = filterIn(query.get('filter') ?? '');
    this.asked.next({ ...this.asked.value, tab: query.get('tab') ?? '', filter });
  }

  /** Narrows a tab to what is typed, and keeps both in the page's address. */
  filterBy(tab: string, typed: string): void {
    const filter = filterIn(typed);
    if (filter === this.asked.value.filter) return;
    this.asked.next({ ...this.asked.value, tab, filter });
    this.pageAddress.replace(`${this.path}?${addressOf(tab, filter)}`);
    this.pause.unsubscribe();
    this.pause = this.clock
      .after(TYPING_PAUSE_MS)
      .subscribe(() => this.asked.next({ ...this.asked.value, pausedAt: filter }));
  }

  /** What is shown of a library; null: it has no tab. */
  viewOf(
    tabs: ReadonlyArray<LibraryTab>,
    { tab: asked, filter, pausedAt } = this.asked.value,
  ): BrowseDocumentsView | null {
    const current = tabNamed(tabs, asked);
    const tab = tabs[current];
    if (tab === undefined) return null;
    return {
      tabs: tabs.map(({ name }, i) => ({
        name,
        href: `?${addressOf(tabKey(name), filter)}`,
        isCurrent: i === current,
      })),
      tabKey: tabKey(tab.name),
      filter,
      status: statusOf(tab, filter),
      announcement: pausedAt === null ? null : statusOf(tab, pausedAt),
      isFiltered: filter !== '',
      shown: filteredTab(tab, filter),
    };
  }
}

const statusOf = (tab: LibraryTab, filter: string): string => {
  const count = countIn(filteredTab(tab, filter));
  if (filter === '') return texts.found(count);
  return count === 0 ? texts.none(filter) : texts.foundFor(count, filter);
};
