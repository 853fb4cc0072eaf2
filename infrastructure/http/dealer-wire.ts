import * as t from 'io-ts';
import {
  CompanyId,
  FiniteNumber,
  Flag,
  Identifier,
  NonNegativeInteger,
  optionalFields,
  RatingAverage,
} from '../wire/wire-types.ts';

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
