import type { AddressSuggestions } from '../../../application/ports/dealers/address-suggestions.ts';
import type { CallRouting } from '../../../application/ports/dealers/call-routing.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { EnergyFigures } from '../../../application/ports/content/energy-figures.ts';
import type { DealerDirectory } from '../../../application/ports/dealers/dealer-directory.ts';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { Dismissals } from '../../../application/ports/visitor/dismissals.ts';
import type { AskedDealers } from '../../../application/ports/visitor/asked-dealers.ts';
import type { FormDrafts } from '../../../application/ports/visitor/form-drafts.ts';
import type { IdGenerator } from '../../../application/ports/id-generator.ts';
import type { LeadDesk } from '../../../application/ports/leads/lead-desk.ts';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';
import type { PlaceOfCode } from '../../../application/ports/dealers/place-of-code.ts';
import type { NearestCode } from '../../../application/ports/dealers/nearest-code.ts';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { PageAddress } from '../../../application/ports/visitor/page-address.ts';
import type { PageNavigation } from '../../../application/ports/visitor/page-navigation.ts';
import type { PageParameters } from '../../../application/ports/visitor/page-parameters.ts';
import type { SavedPages } from '../../../application/ports/visitor/saved-pages.ts';
import type { VisitorEvents } from '../../../application/ports/visitor/visitor-events.ts';
import type { VisitorMemory } from '../../../application/ports/visitor/visitor-memory.ts';
import type { VisitorOrigin } from '../../../application/ports/visitor/visitor-origin.ts';
import type { VisitorPosition } from '../../../application/ports/visitor/visitor-position.ts';
import type { VisitorProfiles } from '../../../application/ports/visitor/visitor-profiles.ts';
import type { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import type { LookUpSavings } from '../../../application/visitor/estimate-savings/look-up-savings.ts';
import type { PlanWords } from '../../../application/visitor/plan-system/plan-words.ts';
import type { LookUpPlan } from '../../../application/visitor/plan-system/plan-in-area.ts';
import type { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import type { PageRequests } from '../visitor/page-requests.ts';
import { tokensOf } from './binding.ts';

/** The services of page containers, in the browser and on the server: ports and use cases. */
interface OfPages extends Omit<Services, 'site'> {
  readonly addressSuggestions: AddressSuggestions;
  readonly callRouting: CallRouting;
  readonly clock: Clock;
  readonly dealerDirectory: DealerDirectory;
  readonly dealerReviews: DealerReviews;
  readonly dismissals: Dismissals;
  readonly energyFigures: EnergyFigures;
  readonly formDrafts: FormDrafts;
  readonly askedDealers: AskedDealers;
  readonly idGenerator: IdGenerator;
  readonly leadDesk: LeadDesk;
  readonly nearestCode: NearestCode;
  readonly pageAddress: PageAddress;
  readonly pageNavigation: PageNavigation;
  readonly pageParameters: PageParameters;
  readonly placeOfCode: PlaceOfCode;
  readonly placeSuggestions: PlaceSuggestions;
  readonly rebateDirectory: RebateDirectory;
  readonly savedPages: SavedPages;
  readonly lookUpPlan: LookUpPlan;
  readonly planWords: PlanWords;
  readonly lookUpSavings: LookUpSavings;
  readonly logger: Logger;
  readonly visitorEvents: VisitorEvents;
  readonly visitorMemory: VisitorMemory;
  readonly visitorOrigin: VisitorOrigin;
  readonly visitorPosition: VisitorPosition;
  readonly visitorProfiles: VisitorProfiles;
  /** Chooses the dealer for a request, among the dealers that were found. */
  readonly newChoice: (request: SendRequest, asked: string | null) => ChooseDealer;
  /**
   * Creates a request, or resumes the one that the page was rendered with; null means the page was rendered without a request. If `view`
   * is absent, the form opens in a modal.
   */
  readonly newRequest: (formId: FormId, view?: SendRequestView | null) => SendRequest;
  readonly pageRequests: PageRequests;
}

export const TOKENS = tokensOf<OfPages>();
