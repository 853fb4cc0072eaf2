import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import type { Get } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** The services that pages render from, each made when it is first asked for; those of dealers are there on pages that use dealers. */
export const servicesOf = (container: { readonly get: Get }, site: SiteFacts): Services => ({
  site,
  get watchBlocks() {
    return container.get(TOKENS.watchBlocks);
  },
  get showArea() {
    return container.get(TOKENS.showArea);
  },
  get showLocalDealers() {
    return container.get(TOKENS.showLocalDealers);
  },
  get updateLocation() {
    return container.get(TOKENS.updateLocation);
  },
  get useMyLocation() {
    return container.get(TOKENS.useMyLocation);
  },
  get closeBanners() {
    return container.get(TOKENS.closeBanners);
  },
  get offerArticles() {
    return container.get(TOKENS.offerArticles);
  },
  get seeThanks() {
    return container.get(TOKENS.seeThanks);
  },
  get compareProducts() {
    return container.get(TOKENS.compareProducts);
  },
  get searchSite() {
    return container.get(TOKENS.searchSite);
  },
  get browseDocuments() {
    return container.get(TOKENS.browseDocuments);
  },
  get checkRegistration() {
    return container.get(TOKENS.checkRegistration);
  },
  get suggestSystems() {
    return container.get(TOKENS.suggestSystems);
  },
  get planSystem() {
    return container.get(TOKENS.planSystem);
  },
  get weighLease() {
    return container.get(TOKENS.weighLease);
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
  get estimateSavings() {
    return container.get(TOKENS.estimateSavings);
  },
  get askAboutRebates() {
    return container.get(TOKENS.askAboutRebates);
  },
  get readReviews() {
    return container.get(TOKENS.readReviews);
  },
  get routeCalls() {
    return container.get(TOKENS.routeCalls);
  },
});
