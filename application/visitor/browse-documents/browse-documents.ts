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
  /** The filter whose number of files is announced; null: nothing has changed on this page. */
  readonly announcedFilter: string | null;
  /** Whether the tab is announced too, since the visitor has moved to it. */
  readonly isTabAnnounced: boolean;
  /** How often the visitor has moved to another tab or filter by a link, or back or forward. */
  readonly moves: number;
}

/** The document library as its address has it, ready to render. */
export interface BrowseDocumentsView {
  readonly tabs: ReadonlyArray<{
    readonly name: string;
    /** How the address writes it. */
    readonly key: string;
    /** Keeps the filter. */
    readonly href: string;
    readonly isCurrent: boolean;
  }>;
  /** How the address writes the current tab. */
  readonly tabKey: string;
  readonly filter: string;
  /** How many files there are, or that there are none. */
  readonly status: string;
  /** What to announce after a move, or once the visitor who types pauses; null: nothing has changed. */
  readonly announcement: string | null;
  /** With each of them the filter's field must be given the filter: the visitor has not typed it. */
  readonly moves: number;
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

type TabAndFilter = Pick<AskedDocuments, 'tab' | 'filter'>;

const askedIn = (query: AddressQuery): TabAndFilter => ({
  tab: query.get('tab') ?? '',
  filter: filterIn(query.get('filter') ?? ''),
});

/** Shows the tab of document libraries that an address names, narrowed by its filter or by what is typed (specification, section 9). */
export class BrowseDocuments {
  private readonly asked = new BehaviorSubject<AskedDocuments>({
    ...{ tab: '', filter: '', announcedFilter: null },
    ...{ isTabAnnounced: false, moves: 0 },
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

  /** Takes the tab and the filter from the query of the page's address. */
  showAt(query: AddressQuery, path: string): void {
    this.path = path;
    this.asked.next({ ...this.asked.value, ...askedIn(query) });
  }

  /** Shows a tab in place, with the filter that there is: its address becomes the page's, and going back leads to this one. */
  openTab(tab: string): void {
    this.follow({ tab, filter: this.asked.value.filter });
  }

  /** Shows all of the tab in place, as `openTab` does. */
  clearFilter(): void {
    this.follow({ tab: this.asked.value.tab, filter: '' });
  }

  /** Narrows the tab to what is typed, and keeps both in the page's address. */
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

  /** What is shown of a library; null: it has no tab. */
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

  /** Shows a tab with a filter, and announces it; false: the page shows it already. */
  private moveTo(next: TabAndFilter): boolean {
    const { tab, filter, moves } = this.asked.value;
    if (tabKey(next.tab) === tabKey(tab) && next.filter === filter) return false;
    this.pause.unsubscribe();
    this.asked.next({ ...next, announcedFilter: next.filter, isTabAnnounced: true, moves: moves + 1 });
    return true;
  }
}

/** How many files of a tab match; where there are none, the first tab that has some. */
const statusOf = (tab: LibraryTab, filter: string, tabs: ReadonlyArray<LibraryTab>): string => {
  const count = countIn(filteredTab(tab, filter));
  if (filter === '') return texts.found(count);
  if (count > 0) return texts.foundFor(count, filter);
  const other = tabs.find((each) => countIn(filteredTab(each, filter)) > 0);
  return other === undefined ? texts.none(filter) : texts.foundElsewhere(filter, other.name);
};
