import type { Dealer } from '../../domain/dealer/dealer.ts';
import type { DealerWire } from './dealer-wire.ts';

/** Fields that the wire and the core call the same. */
const sameFields: ReadonlyArray<keyof Dealer & keyof DealerWire> = [
  'name',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipcode',
  'country',
  'phone1',
  'phone2',
  'phone3',
  'charterMemberDate',
  'dealerType',
  'displaySupport',
  'email',
  'emergencyService',
  'leasingOption',
  'googleReviews',
  'nateCertified',
  'nexiaDealer',
  'nexiaDealerDiagnostics',
  'asHomeDealer',
  'valueBrand',
  'asHomeDealerDiagnostics',
  'preferred',
  'score',
  'showFinancing',
  'showAddress',
  'isTcs',
  'totalResponseCount',
  'spanish',
  'fuseInfo',
  'searchInfo',
  'distanceMiles',
];

/** Drops what is undefined, so that a missing field is missing on both sides. */
const present = <A extends object>(fields: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const copied = (from: object): object =>
  present(Object.fromEntries(sameFields.map((key) => [key, (from as Record<string, unknown>)[key]])));

/** The dealer that the provider wrote. */
export const toDealer = (wire: DealerWire): Dealer => {
  const { lat, lon } = wire.location ?? {};
  return {
    ...copied(wire),
    ...present({
      companyId: wire.companyID,
      guid: wire.dealer_guid,
      brandId: wire.brandID,
      financeUrl: wire.financeURL,
      tcsId: wire.tcsID,
      dealerInfo: wire.dealerInfo?.data,
      website: wire.metaData?.dealer_url,
      averageRating: wire.metaData?.average_rating,
      totalReviewCount: wire.metaData?.total_review_count,
      priorityRanking: wire.metaData?.priority_ranking,
      assignedNumbers: wire.whodis?.assignedNumbers?.flatMap(({ numberType, number }) =>
        numberType === undefined || number === undefined ? [] : [{ numberType, number }],
      ),
      routingGroupId: wire.whodis?.routingGroupID,
      location: lat === undefined || lon === undefined ? undefined : { lat, lon },
    }),
  };
};

/** A dealer as the provider writes it. */
export const fromDealer = (dealer: Dealer): DealerWire => {
  const { averageRating, totalReviewCount, priorityRanking, website, assignedNumbers, routingGroupId } =
    dealer;
  return {
    ...copied(dealer),
    ...present({
      companyID: dealer.companyId,
      dealer_guid: dealer.guid,
      brandID: dealer.brandId,
      financeURL: dealer.financeUrl,
      tcsID: dealer.tcsId,
      dealerInfo: dealer.dealerInfo && { data: dealer.dealerInfo },
      metaData: present({
        dealer_url: website,
        average_rating: averageRating,
        total_review_count: totalReviewCount,
        priority_ranking: priorityRanking,
      }),
      whodis: present({
        assignedNumbers: assignedNumbers && [...assignedNumbers],
        routingGroupID: routingGroupId,
      }),
      location: dealer.location,
    }),
  };
};
