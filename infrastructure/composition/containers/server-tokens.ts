import type { BlockCatalogue } from '../../../application/ports/content/block-catalogue.ts';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import type { DealerPlaces } from '../../../application/ports/dealers/dealer-places.ts';
import type { DealerRecords } from '../../../application/ports/dealers/dealer-records.ts';
import type { DeliveryQueue } from '../../../application/ports/leads/delivery-queue.ts';
import type { Fingerprint } from '../../../application/ports/fingerprint.ts';
import type { AskedRequests } from '../../../application/ports/leads/asked-requests.ts';
import type { LeadTraffic } from '../../../application/ports/leads/lead-traffic.ts';
import type { LeadLedger } from '../../../application/ports/leads/lead-ledger.ts';
import type { LargerTowns } from '../../../application/ports/dealers/larger-towns.ts';
import type { NumberPools } from '../../../application/ports/dealers/number-pools.ts';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { PostalPlaces } from '../../../application/ports/dealers/postal-places.ts';
import type { ProductCatalogue } from '../../../application/ports/content/product-catalogue.ts';
import type { SiteIndex } from '../../../application/ports/content/site-index.ts';
import type { RelatedArticles } from '../../../application/ports/content/related-articles.ts';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { ReviewRecords } from '../../../application/ports/dealers/review-records.ts';
import type { FollowRequest } from '../../../application/provider/follow-request/follow-request.ts';
import type { RequestLinks } from '../../../application/ports/leads/request-links.ts';
import type { AcceptLead } from '../../../application/provider/accept-lead/accept-lead.ts';
import type { LeadHolds } from '../../../application/provider/accept-lead/lead-holds.ts';
import type { CheckContent } from '../../../application/provider/check-content/check-content.ts';
import type { ChannelBreaker } from '../../../application/provider/deliver-leads/channel-breaker.ts';
import type { DeliverLeads } from '../../../application/provider/deliver-leads/deliver-leads.ts';
import type { FindRecipient } from '../../../application/provider/deliver-leads/find-recipient.ts';
import type { MailLimiter } from '../../../application/provider/deliver-leads/mail-limiter.ts';
import type { SendDigests } from '../../../application/provider/deliver-leads/send-digests.ts';
import type { ExplainDealer } from '../../../application/provider/explain-dealer/explain-dealer.ts';
import type { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import type { LocateVisitor } from '../../../application/provider/locate-visitor/locate-visitor.ts';
import type { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { MapDealers } from '../../../application/provider/map-dealers/map-dealers.ts';
import type { NearestDealers } from '../../../application/provider/nearest-dealers/nearest-dealers.ts';
import type { ReadPage } from '../../../application/visitor/read-page/read-page.ts';
import type { DeliveryRunner } from '../../delivery/delivery-runner.ts';
import type { SiteCouriers } from '../../delivery/lead-couriers.ts';
import { tokensOf } from './binding.ts';

/** Services that only the server's container holds: the provider's use cases and the sources of pages. */
interface OfServer {
  readonly blockCatalogue: BlockCatalogue;
  readonly dealerLookUp: DealerLookUp;
  /** Looks up the dealers that pages list. */
  readonly listedDealerLookUp: DealerLookUp;
  readonly dealerPlaces: DealerPlaces;
  readonly dealerRecords: DealerRecords;
  readonly deliveryQueue: DeliveryQueue;
  readonly fingerprint: Fingerprint;
  readonly leadHolds: LeadHolds;
  readonly leadLedger: LeadLedger;
  readonly leadTraffic: LeadTraffic;
  readonly askedRequests: AskedRequests;
  /** Reads the reviews on pages that all visitors share. */
  readonly listedReviews: DealerReviews;
  readonly numberPools: NumberPools;
  readonly pageLibrary: PageLibrary;
  readonly largerTowns: LargerTowns;
  readonly mapDealers: MapDealers;
  readonly postalPlaces: PostalPlaces;
  readonly productCatalogue: ProductCatalogue;
  readonly siteIndex: SiteIndex;
  /** The index of the style guide. */
  readonly blockIndex: SiteIndex;
  readonly relatedArticles: RelatedArticles;
  readonly reviewRecords: ReviewRecords;
  readonly siteCouriers: SiteCouriers;
  readonly acceptLead: AcceptLead;
  readonly followRequest: FollowRequest;
  readonly requestLinks: RequestLinks;
  /** One per channel, by name. */
  readonly channelBreaker: ChannelBreaker;
  readonly checkContent: CheckContent;
  /** One per channel, by name. */
  readonly deliverLeads: DeliverLeads;
  readonly deliveryRunner: DeliveryRunner;
  readonly explainDealer: ExplainDealer;
  readonly findRecipient: FindRecipient;
  readonly locateDealers: LocateDealers;
  readonly locateVisitor: LocateVisitor;
  readonly lookUpDealer: LookUpDealer;
  readonly mailLimiter: MailLimiter;
  readonly nearestDealers: NearestDealers;
  readonly readPage: ReadPage;
  readonly sendDigests: SendDigests;
}

export const SERVER_TOKENS = tokensOf<OfServer>();
