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

/** The current tab and filter of a document library. */
export interface AskedDocuments {
  readonly tab: string;
  readonly filter: string;
  /** The filter whose file count is announced; null before the first change. */
  readonly announcedFilter: string | null;
  /** Whether to announce the tab too, because the visitor switched to it. */
  readonly isTabAnnounced: boolean;
  /** Counts navigations (link, back, forward) to another tab or filter. */
  readonly moves: number;
}

/** The document library at the current address, ready to render. */
export interface BrowseDocumentsView {
  readonly tabs: ReadonlyArray<{
    readonly name: string;
    /** The tab's key in the address. */
    readonly key: string;
    readonly href: string;
    readonly isCurrent: boolean;
  }>;
  /** The current tab's key in the address. */
  readonly tabKey: string;
  readonly filter: string;
  /** The number of files, or that there are none. */
  readonly status: string;
  /** The live-region text after a navigation or a pause in typing; null when nothing has changed. */
  readonly announcement: string | null;
  /** Counts navigations. On each one, reset the filter field: its value was not typed. */
  readonly moves: number;
  readonly isFiltered: boolean;
  /** The current tab, filtered. */
  readonly shown: LibraryTab;
}

const MAX_FILTER_LENGTH = 80;

/** The debounce before the file count is announced while typing. */
export const TYPING_PAUSE_MS = 700;

const filterIn = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, MAX_FILTER_LENGTH);

const addressOf = (tab: string, filter: string): string => queryText({ tab, filter });

/** The part of the query that the library depends on, in canonical form. */
export const libraryQuery = (query: AddressQuery): string =>
  addressOf(tabKey(query.get('tab') ?? '').slice(0, MAX_FILTER_LENGTH), filterIn(query.get('filter') ?? ''));

type TabAndFilter = Pick<AskedDocuments, 'tab' | 'filter'>;

const askedIn = (query: AddressQuery): TabAndFilter => ({
  tab: query.get('tab') ?? '',
  filter: filterIn(query.get('filter') ?? ''),
});

/** Shows a tab of the document library, filtered by the address or by typing (specification, section 9). */
export class BrowseDocuments {
  private readonly asked = new BehaviorSubject<AskedDocuments>({
    tab: '',
    filter: '',
    announcedFilter: null,
    isTabAnnounced: false,
    moves: 0,
  });
  private readonly returns: Subscription;
  private pause = Subscription.EMPTY;
  private path = '';

  /** Replays its latest value, never completes. */
  readonly asked$: Observable<AskedDocuments> = this.asked.asObservable();

  constructor(
    private readonly pageAddress: PageAddress,
    private readonly clock: Clock,
  ) {
    this.returns = pageAddress.returned$.subscribe((query) => void this.moveTo(askedIn(query)));
  }

  /** Reads the tab and filter from the address. */
  showAt(query: AddressQuery, path: string): void {
    this.path = path;
    this.asked.next({ ...this.asked.value, ...askedIn(query) });
  }

  /** Switches tabs in place and keeps the filter. Pushes a history entry. */
  openTab(tab: string): void {
    this.follow({ tab, filter: this.asked.value.filter });
  }

  /** Clears the filter in place. Pushes a history entry. */
  clearFilter(): void {
    this.follow({ tab: this.asked.value.tab, filter: '' });
  }

  /** Filters the tab while typing and replaces the current history entry. */
  filterBy(typed: string): void {
    const filter = filterIn(typed);
    if (filter === this.asked.value.filter) return;
    this.asked.next({ ...this.asked.value, filter });
    this.pageAddress.replace(this.address());
    this.pause.unsubscribe();
    this.pause = this.clock
      .after(TYPING_PAUSE_MS)
      .subscribe(() =>
        this.asked.next({ ...this.asked.value, announcedFilter: filter, isTabAnnounced: false }),
      );
  }

  dispose(): void {
    this.returns.unsubscribe();
    this.pause.unsubscribe();
  }

  /** The view of a library; null when it has no tabs. */
  viewOf(
    tabs: ReadonlyArray<LibraryTab>,
    { tab: asked, filter, announcedFilter, isTabAnnounced, moves } = this.asked.value,
  ): BrowseDocumentsView | null {
    const current = tabNamed(tabs, asked);
    const tab = tabs[current];
    if (tab === undefined) return null;
    return {
      tabs: tabs.map(({ name }, i) => ({
        name,
        key: tabKey(name),
        href: `?${addressOf(tabKey(name), filter)}`,
        isCurrent: i === current,
      })),
      tabKey: tabKey(tab.name),
      filter,
      status: statusOf(tab, filter, tabs),
      announcement:
        announcedFilter === null
          ? null
          : `${isTabAnnounced ? `${tab.name}: ` : ''}${statusOf(tab, announcedFilter, tabs)}`,
      moves,
      isFiltered: filter !== '',
      shown: filteredTab(tab, filter),
    };
  }

  private follow(next: TabAndFilter): void {
    if (this.moveTo(next)) this.pageAddress.push(this.address());
  }

  private address(): string {
    const { tab, filter } = this.asked.value;
    const query = addressOf(tabKey(tab), filter);
    return query === '' ? this.path : `${this.path}?${query}`;
  }

  /** Shows and announces a tab with a filter. Returns false when the page already shows it. */
  private moveTo(next: TabAndFilter): boolean {
    const { tab, filter, moves } = this.asked.value;
    if (tabKey(next.tab) === tabKey(tab) && next.filter === filter) return false;
    this.pause.unsubscribe();
    this.asked.next({ ...next, announcedFilter: next.filter, isTabAnnounced: true, moves: moves + 1 });
    return true;
  }
}

/** The number of matching files in the tab. When none match, names the first tab with matches. */
const statusOf = (tab: LibraryTab, filter: string, tabs: ReadonlyArray<LibraryTab>): string => {
  const count = countIn(filteredTab(tab, filter));
  if (filter === '') return texts.found(count);
  if (count > 0) return texts.foundFor(count, filter);
  const other = tabs.find((each) => countIn(filteredTab(each, filter)) > 0);
  return other === undefined ? texts.none(filter) : texts.foundElsewhere(filter, other.name);
};
