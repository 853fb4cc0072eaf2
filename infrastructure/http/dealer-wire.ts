import * as t from 'io-ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import {
  CompanyId,
  FiniteNumber,
  Flag,
  Identifier,
  NonNegativeInteger,
  optionalFields,
  RatingAverage,
} from './wire-types.ts';

const WeekHoursWire = optionalFields(
  { mon: t.string, tue: t.string, wed: t.string, thu: t.string, fri: t.string, sat: t.string, sun: t.string },
  'hours of a week',
);

/** A dealer as the provider writes it (specification, section 3): every field may be missing. */
export const DealerWire = optionalFields(
  {
    name: t.string,
    companyID: CompanyId,
    dealer_guid: Identifier,
    brandID: Identifier,
    valueBrand: Identifier,
    addressLine1: t.string,
    addressLine2: t.string,
    city: t.string,
    state: t.string,
    zipcode: Identifier,
    country: t.string,
    phone1: Identifier,
    phone2: Identifier,
    phone3: Identifier,
    charterMemberDate: Identifier,
    dealerType: t.string,
    displaySupport: Flag,
    email: t.string,
    emergencyService: Flag,
    financeURL: t.string,
    leasingOption: Flag,
    googleReviews: Flag,
    nateCertified: Flag,
    nexiaDealer: Flag,
    nexiaDealerDiagnostics: Flag,
    asHomeDealer: Flag,
    asHomeDealerDiagnostics: Flag,
    preferred: Flag,
    score: NonNegativeInteger,
    showFinancing: Flag,
    showAddress: Flag,
    tcsID: Identifier,
    isTcs: Flag,
    totalResponseCount: NonNegativeInteger,
    spanish: Flag,
    distanceMiles: FiniteNumber,
    dealerInfo: optionalFields(
      {
        data: optionalFields(
          { state: t.string, dbaName: t.string, weekHours: WeekHoursWire },
          'information of a dealer',
        ),
      },
      'information of a dealer',
    ),
    metaData: optionalFields(
      {
        dealer_url: t.string,
        average_rating: RatingAverage,
        total_review_count: NonNegativeInteger,
        priority_ranking: NonNegativeInteger,
      },
      'metadata of a dealer',
    ),
    fuseInfo: optionalFields(
      {
        pool: Identifier,
        permaleasePhone: Identifier,
        routingGroup: Identifier,
        targetPhone: Identifier,
        paidSearchPermalease: Identifier,
      },
      'routing of a dealer',
    ),
    whodis: optionalFields(
      {
        assignedNumbers: t.array(
          optionalFields({ numberType: t.string, number: Identifier }, 'an assigned number'),
        ),
        routingGroupID: Identifier,
      },
      'numbers of a dealer',
    ),
    location: optionalFields({ lat: FiniteNumber, lon: FiniteNumber }, 'a location'),
    searchInfo: optionalFields({ kind: t.string, bucket: NonNegativeInteger }, 'a place in a search'),
  },
  'a dealer',
);
export type DealerWire = t.TypeOf<typeof DealerWire>;

/** Fields that the wire and the core call the same. */
const sameFields = [
  ...[
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
  ],
  ...['charterMemberDate', 'dealerType', 'displaySupport', 'email', 'emergencyService', 'leasingOption'],
  ...[
    'googleReviews',
    'nateCertified',
    'nexiaDealer',
    'nexiaDealerDiagnostics',
    'asHomeDealer',
    'valueBrand',
  ],
  ...['asHomeDealerDiagnostics', 'preferred', 'score', 'showFinancing', 'showAddress', 'isTcs'],
  ...['totalResponseCount', 'spanish', 'fuseInfo', 'searchInfo', 'distanceMiles'],
] as ReadonlyArray<keyof Dealer & keyof DealerWire>;

/** Drops what is undefined, so that a missing field is missing on both sides. */
const present = <A extends object>(fields: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const copied = (from: object): object =>
  present(Object.fromEntries(sameFields.map((key) => [key, (from as Record<string, unknown>)[key]])));

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
