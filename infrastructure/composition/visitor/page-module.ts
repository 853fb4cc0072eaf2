import { defer, EMPTY, switchMap, type Observable } from 'rxjs';
import { AskDealer, type AskDealerPorts } from '../../../application/visitor/ask-dealer/ask-dealer.ts';
import { dealersOfArea } from '../../../application/visitor/ask-dealer/dealers-of-area.ts';
import { CloseBanners } from '../../../application/visitor/close-banners/close-banners.ts';
import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { StickFooter } from '../../../application/visitor/stick-footer/stick-footer.ts';
import { WatchBlocks } from '../../../application/visitor/read-page/watch-blocks.ts';
import { SuggestCode, type SuggestCodeView } from '../../../application/visitor/suggest-code/suggest-code.ts';
import { ShowArea, type KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import { UpdateLocation } from '../../../application/visitor/update-location/update-location.ts';
import { UseMyLocation } from '../../../application/visitor/use-my-location/use-my-location.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { singleton, type Binding, type Bindings, type GetService } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

export type FoundOnPage = (get: GetService) => Observable<FindDealersView>;

/** For pages without a dealer list, in the browser: finds the dealers of the visitor's area, and fetches the code for that first. */
export const dealersNearVisitor =
  (fetchDealers: () => Promise<void>): FoundOnPage =>
  (get) =>
    defer(fetchDealers).pipe(
      switchMap(() => dealersOfArea(get(TOKENS.findDealers), get(TOKENS.showArea).view$)),
    );

/** For the server, where no modal opens. */
export const NO_DEALERS: FoundOnPage = () => EMPTY;

/** For pages with a dealer list. */
export const dealersOfPage: FoundOnPage = (get) => defer(() => get(TOKENS.findDealers).view$);

/** For pages that fetch the dealer search on demand. */
export const fetchedDealers =
  (fetchDealers: () => Promise<void>): FoundOnPage =>
  (get) =>
    defer(fetchDealers).pipe(switchMap(() => get(TOKENS.findDealers).view$));

/** Binds the suggestions for mistyped codes, in the language of the page. `resumed` is the view that the page was rendered with. */
export const codeSuggestions = (language: SiteLanguage, resumed: SuggestCodeView | null = null): Binding =>
  singleton(
    TOKENS.suggestCode,
    (get) =>
      new SuggestCode(
        { suggestions: get(TOKENS.placeSuggestions), area$: get(TOKENS.showArea).view$ },
        language,
        resumed,
      ),
  );

/**
 * Binds the use cases of every page. `newRequest` fetches the code of forms in modals, `searched` is the area in the page's URL, `found$`
 * the dealers that the page lists, and `listPath` the full locator in the page's language.
 */
export const pageModule = (
  newRequest: AskDealerPorts['newRequest'],
  searched: KnownArea,
  found$: FoundOnPage,
  listPath?: string,
): Bindings => [
  singleton(TOKENS.showArea, (get) => new ShowArea(get(TOKENS.visitorMemory), searched, listPath)),
  singleton(TOKENS.closeBanners, (get) => new CloseBanners(get(TOKENS.dismissals))),
  singleton(TOKENS.stickFooter, (get) => new StickFooter(get(TOKENS.clock))),
  singleton(
    TOKENS.updateLocation,
    (get) => new UpdateLocation(get(TOKENS.visitorMemory), get(TOKENS.useMyLocation)),
  ),
  singleton(
    TOKENS.useMyLocation,
    (get) => new UseMyLocation(get(TOKENS.visitorPosition), get(TOKENS.nearestCode)),
  ),
  singleton(TOKENS.watchBlocks, (get) => new WatchBlocks(get(TOKENS.logger))),
  singleton(
    TOKENS.askDealer,
    (get) =>
      new AskDealer({
        events: get(TOKENS.visitorEvents),
        log: get(TOKENS.logger),
        newRequest,
        found$: found$(get),
        area$: get(TOKENS.showArea).view$,
      }),
  ),
];
