import { defer, EMPTY } from 'rxjs';
import { AskDealer, type AskDealerPorts } from '../../application/visitor/ask-dealer/ask-dealer.ts';
import { CloseBanners } from '../../application/visitor/close-banners/close-banners.ts';
import { HoldInView } from '../../application/visitor/hold-in-view/hold-in-view.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import { WatchBlocks } from '../../application/visitor/read-page/watch-blocks.ts';
import { ShowArea } from '../../application/visitor/show-area/show-area.ts';
import { UpdateLocation } from '../../application/visitor/update-location/update-location.ts';
import { UseMyLocation } from '../../application/visitor/use-my-location/use-my-location.ts';
import type { Services } from '../../ui/bindings/services.ts';
import type { Bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Binds what a homeowner does on every page, once per visit: in the browser for the page's life, on the server for one request. */
export const bindVisitorUseCases = (container: Bindings): void => {
  container
    .bind(TOKENS.showArea)
    .toDynamicValue(({ get }) => new ShowArea(get(TOKENS.visitorMemory)))
    .inSingletonScope();
  container
    .bind(TOKENS.closeBanners)
    .toDynamicValue(({ get }) => new CloseBanners(get(TOKENS.dismissals)))
    .inSingletonScope();
  container
    .bind(TOKENS.holdInView)
    .toDynamicValue(({ get }) => new HoldInView(get(TOKENS.clock)))
    .inSingletonScope();
  container
    .bind(TOKENS.updateLocation)
    .toDynamicValue(({ get }) => new UpdateLocation(get(TOKENS.visitorMemory), get(TOKENS.useMyLocation)))
    .inSingletonScope();
  container
    .bind(TOKENS.useMyLocation)
    .toDynamicValue(({ get }) => new UseMyLocation(get(TOKENS.visitorPosition), get(TOKENS.nearestCode)))
    .inSingletonScope();
  container
    .bind(TOKENS.watchBlocks)
    .toDynamicValue(({ get }) => new WatchBlocks(get(TOKENS.logger)))
    .inSingletonScope();
};

/** Binds what opens above pages with ways to a dealer; `begin` fetches what its forms need. `usesDealers`: the page lists some. */
export const bindAskDealer = (
  container: Bindings,
  begin: AskDealerPorts['newRequest'],
  usesDealers = false,
): void => {
  container
    .bind(TOKENS.askDealer)
    .toDynamicValue(
      ({ get }) =>
        new AskDealer({
          events: get(TOKENS.visitorEvents),
          log: get(TOKENS.logger),
          newRequest: begin,
          found$: usesDealers ? defer(() => get(TOKENS.findDealers).view$) : EMPTY,
          area$: get(TOKENS.showArea).view$,
        }),
    )
    .inSingletonScope();
};

/** The services that pages draw from; those of dealers are there on pages that use dealers. */
export const servicesOf = (container: Bindings, site: SiteFacts): Services => ({
  site,
  watchBlocks: container.get(TOKENS.watchBlocks),
  showArea: container.get(TOKENS.showArea),
  updateLocation: container.get(TOKENS.updateLocation),
  useMyLocation: container.get(TOKENS.useMyLocation),
  get closeBanners() {
    return container.get(TOKENS.closeBanners);
  },
  get offerArticles() {
    return container.get(TOKENS.offerArticles);
  },
  get holdInView() {
    return container.get(TOKENS.holdInView);
  },
  get askDealer() {
    return container.get(TOKENS.askDealer);
  },
  get requestOf() {
    return container.get(TOKENS.pageRequests).of;
  },
  get choiceOf() {
    return container.get(TOKENS.pageRequests).choiceOf;
  },
  get newSuggestions() {
    return container.get(TOKENS.newSuggestions);
  },
  get searchInPlace() {
    return container.get(TOKENS.searchInPlace);
  },
  get showConnections() {
    return container.get(TOKENS.showConnections);
  },
  get compareDealers() {
    return container.get(TOKENS.compareDealers);
  },
  get findDealers() {
    return container.get(TOKENS.findDealers);
  },
  get readReviews() {
    return container.get(TOKENS.readReviews);
  },
  get routeCalls() {
    return container.get(TOKENS.routeCalls);
  },
});
