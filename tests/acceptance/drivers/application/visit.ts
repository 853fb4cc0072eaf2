import * as O from 'fp-ts/Option';
import { defer, type Subscription } from 'rxjs';
import { OrderedDealerDirectory } from '../../../../application/provider/order-dealers/ordered-dealer-directory.ts';
import type { AskFormId } from '../../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { dealersOfArea } from '../../../../application/visitor/ask-dealer/dealers-of-area.ts';
import type { FindDealersView } from '../../../../application/visitor/find-dealers/find-dealers-view.ts';
import { FindDealers } from '../../../../application/visitor/find-dealers/find-dealers.ts';
import { LIST_PATH } from '../../../../application/visitor/find-dealers/search-address.ts';
import { ReadReviews } from '../../../../application/visitor/read-reviews/read-reviews.ts';
import { RouteCalls, type DealerNumbers } from '../../../../application/visitor/route-calls/route-calls.ts';
import { SearchInPlace } from '../../../../application/visitor/search-in-place/search-in-place.ts';
import { ShowConnections } from '../../../../application/visitor/show-connections/show-connections.ts';
import { ShowLocalDealers } from '../../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import { ShowArea, type KnownArea } from '../../../../application/visitor/show-area/show-area.ts';
import { UpdateLocation } from '../../../../application/visitor/update-location/update-location.ts';
import { UseMyLocation } from '../../../../application/visitor/use-my-location/use-my-location.ts';
import { CompareDealers } from '../../../../application/visitor/compare-dealers/compare-dealers.ts';
import { searchNear, searchOf, type DealerSearch } from '../../../../domain/dealer/dealer-search.ts';
import { NO_RETRIES, VISITOR_RETRY_POLICY } from '../../../../domain/dealer/retry-policy.ts';
import { parsePostalCode } from '../../../../domain/postal-code/postal-code.ts';
import { CountingIdGenerator } from '../../../fakes/counting-id-generator.ts';
import { FakeAddressSuggestions } from '../../../fakes/dealers/fake-address-suggestions.ts';
import { FakeCallRouting } from '../../../fakes/dealers/fake-call-routing.ts';
import { FakeClock, settle } from '../../../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerReviews } from '../../../fakes/dealers/fake-dealer-reviews.ts';
import { FakeNearestCode } from '../../../fakes/dealers/fake-nearest-code.ts';
import { FakePages } from '../../../fakes/content/fake-pages.ts';
import { FakeVisitorMemory } from '../../../fakes/visitor/fake-visitor-memory.ts';
import { FakeVisitorOrigin } from '../../../fakes/visitor/fake-visitor-origin.ts';
import { FakeVisitorPosition } from '../../../fakes/visitor/fake-visitor-position.ts';
import { FakeVisitorProfiles } from '../../../fakes/visitor/fake-visitor-profiles.ts';
import { MemoryFormDrafts } from '../../../fakes/visitor/memory-form-drafts.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { KeptVisitorEvents } from '../../../fakes/visitor/kept-visitor-events.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import type { StartPage } from '../../driver.ts';
import type { ScreenSize } from '../../parts/parts.ts';
import { Measuring } from './site/consent.ts';
import { Contents } from './content/contents.ts';
import { LeadModule } from './leads/lead-module.ts';
import { requestsOn } from './leads/requests.ts';

/** The site's own number, as the built site has it too. */
export const SITE_PHONE = '1-800-555-0199';

export interface Address {
  readonly page: StartPage | 'comparison';
  readonly search: DealerSearch;
}

/** The pages that list dealers, and how much of the list each shows. */
const PLACES = {
  locator: { path: LIST_PATH, shown: 'page' },
  schedule: { path: '/find-your-dealer/', shown: 'slider' },
} as const;

/** The search in an address. */
export const searchAt = (address: string): DealerSearch =>
  searchOf(new URL(address, 'https://site').searchParams);

/** A visitor and the real use cases on fakes: addresses are a list, and each loaded page starts its use cases again. */
export class Visit {
  readonly directory = new FakeDealerDirectory();
  readonly reviews = new FakeDealerReviews();
  readonly routing = new FakeCallRouting();
  readonly memory = new FakeVisitorMemory();
  readonly position = new FakeVisitorPosition();
  readonly nearestCode = new FakeNearestCode();
  readonly clock = new FakeClock();
  readonly origin = new FakeVisitorOrigin(this.clock);
  readonly log = new MemoryLogger();
  readonly pages = new FakePages();
  readonly profiles = new FakeVisitorProfiles();
  readonly events = new KeptVisitorEvents();
  readonly drafts = new MemoryFormDrafts();
  readonly keys = new CountingIdGenerator();
  readonly suggestions = new FakeAddressSuggestions();
  readonly leadModule = new LeadModule(this.clock);
  readonly measuring = new Measuring(this.clock);
  readonly contents = new Contents(this.clock);
  readonly addresses: Address[] = [];
  scripts = true;
  screenSize: ScreenSize = 'desktop';
  /** The form that a page of the content has opened above itself. */
  asked: AskFormId | null = null;
  useCases = this.newPage();
  view: FindDealersView | null = null;
  area: KnownArea = { zipcode: null };
  numbers: DealerNumbers = {};
  private following: Subscription | null = null;

  get address(): Address {
    return this.addresses.at(-1) ?? { page: 'locator', search: searchNear('') };
  }

  /** Whether a search is one of the page that is open, and its application has started. */
  get searchesInPlace(): boolean {
    return this.scripts && ['locator', 'schedule'].includes(this.address.page);
  }

  /** Does something, and goes wherever the search in place leads then. */
  async afterMoving(act: () => unknown): Promise<void> {
    const { view$ } = this.useCases.searchInPlace;
    const before = currentOf(view$).moves;
    await act();
    const { goesTo, moves } = currentOf(view$);
    if (moves > before && goesTo !== null) await this.goToAddress(goesTo);
  }

  /** Goes to an address of the page that is open. */
  goToAddress(address: string): Promise<void> {
    return this.goTo(searchAt(address));
  }

  /** Goes to a search of the page that is open. */
  async goTo(search: DealerSearch): Promise<void> {
    await this.open({ ...this.address, search });
  }

  async open(address: Address): Promise<void> {
    this.contents.leave();
    const isAnotherPage = address.page !== this.address.page;
    this.addresses.push(address);
    await (isAnotherPage ? this.load() : this.arrive());
  }

  /** Loads the page of the present address anew. */
  async load(): Promise<void> {
    this.leave();
    this.useCases = this.newPage();
    await this.arrive();
  }

  /** Without scripts every address loads a new page, rendered after one try. */
  async arrive(): Promise<void> {
    if (!this.scripts) this.useCases = this.newPage();
    this.following?.unsubscribe();
    const { findDealers, compareDealers, routeCalls, showArea, showConnections } = this.useCases;
    this.following = findDealers.view$.subscribe((view) => (this.view = view));
    this.following.add(routeCalls.view$.subscribe((numbers) => (this.numbers = numbers)));
    showArea.recall();
    showConnections.recall();
    this.following.add(showArea.view$.subscribe((area) => (this.area = area)));
    const { page, search } = this.address;
    if (page === 'home') this.showLocalDealers(search);
    else if (page === 'comparison') void compareDealers.show(search);
    else void findDealers.show(search, PLACES[page === 'schedule' ? page : 'locator']);
    // As the cards do, once they are rendered.
    routeCalls.begin();
    await settle();
    await this.followRecall();
  }

  /** Scripts remember the code of an address as its page loads, and follow it; without them the server shows its dealers. */
  private showLocalDealers({ zipcode }: DealerSearch): void {
    const { showLocalDealers } = this.useCases;
    const code = O.toNullable(parsePostalCode(zipcode));
    if (!this.scripts) return void showLocalDealers.show(code);
    if (code !== null) this.memory.rememberPostalCode(code);
    showLocalDealers.follow();
  }

  /** The page itself goes on to the code that is remembered, in the place of its own address. */
  private async followRecall(): Promise<void> {
    if (!this.searchesInPlace) return;
    const { goesTo, replaces } = currentOf(this.useCases.searchInPlace.view$);
    if (goesTo === null || !replaces || this.address.search.zipcode !== '') return;
    this.addresses.splice(-1, 1, { ...this.address, search: searchAt(goesTo) });
    await this.arrive();
  }

  leave(): void {
    this.following?.unsubscribe();
    this.useCases.findDealers.dispose();
    this.useCases.compareDealers.dispose();
    this.useCases.routeCalls.dispose();
    this.useCases.searchInPlace.dispose();
    this.useCases.showLocalDealers.dispose();
  }

  private newPage() {
    const { memory, origin, clock, log } = this;
    const directory = new OrderedDealerDirectory(this.directory, clock);
    const ports = { directory, memory, origin, clock, log };
    const retryPolicy = this.scripts ? VISITOR_RETRY_POLICY : NO_RETRIES;
    const findDealers = new FindDealers(ports, { retryPolicy });
    const compareDealers = new CompareDealers(ports, { retryPolicy });
    const showArea = new ShowArea(memory);
    const useMyLocation = new UseMyLocation(this.position, this.nearestCode);
    const updateLocation = new UpdateLocation(memory, useMyLocation);
    const views = { found$: findDealers.view$, compared$: compareDealers.view$, area$: showArea.view$ };
    const dealersToAsk = () =>
      this.address.page === 'home' ? dealersOfArea(findDealers, showArea.view$) : findDealers.view$;
    return {
      ...{ findDealers, compareDealers, showArea, useMyLocation, updateLocation },
      showLocalDealers: new ShowLocalDealers(
        { directory, origin, clock, log, area$: showArea.view$ },
        { retryPolicy },
      ),
      readReviews: new ReadReviews(this.reviews, log),
      routeCalls: new RouteCalls(this.routing, log, SITE_PHONE, views),
      searchInPlace: new SearchInPlace({ ...views, updates$: updateLocation.view$ }, useMyLocation),
      showConnections: new ShowConnections(this.profiles),
      ...requestsOn(this, { ...views, found$: defer(dealersToAsk) }, SITE_PHONE),
    };
  }
}
