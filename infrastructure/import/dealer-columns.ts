import type { DealerWire } from '../http/dealer-wire.ts';
import type { ColumnKind } from './file-row.ts';

type Value = string | number | boolean | ReadonlyArray<unknown>;

/** The names of the fields of a shape, those of fields in fields dotted: `location.lat`. */
type Paths<A> = {
  [K in keyof A & string]-?: NonNullable<A[K]> extends Value ? K : `${K}.${Paths<NonNullable<A[K]>>}`;
}[keyof A & string];

/** The columns of a CSV file of dealers: every field of the wire (specification, section 3). */
export const DEALER_COLUMNS: { readonly [path in Paths<DealerWire>]: ColumnKind } = {
  name: 'text',
  companyID: 'text',
  dealer_guid: 'text',
  brandID: 'text',
  valueBrand: 'text',
  addressLine1: 'text',
  addressLine2: 'text',
  city: 'text',
  state: 'text',
  zipcode: 'text',
  country: 'text',
  phone1: 'text',
  phone2: 'text',
  phone3: 'text',
  charterMemberDate: 'text',
  dealerType: 'text',
  displaySupport: 'flag',
  email: 'text',
  emergencyService: 'flag',
  financeURL: 'text',
  leasingOption: 'flag',
  googleReviews: 'flag',
  nateCertified: 'flag',
  nexiaDealer: 'flag',
  nexiaDealerDiagnostics: 'flag',
  asHomeDealer: 'flag',
  asHomeDealerDiagnostics: 'flag',
  preferred: 'flag',
  score: 'number',
  showFinancing: 'flag',
  showAddress: 'flag',
  tcsID: 'text',
  isTcs: 'flag',
  totalResponseCount: 'number',
  spanish: 'flag',
  distanceMiles: 'number',
  'dealerInfo.data.state': 'text',
  'dealerInfo.data.dbaName': 'text',
  'dealerInfo.data.weekHours.mon': 'text',
  'dealerInfo.data.weekHours.tue': 'text',
  'dealerInfo.data.weekHours.wed': 'text',
  'dealerInfo.data.weekHours.thu': 'text',
  'dealerInfo.data.weekHours.fri': 'text',
  'dealerInfo.data.weekHours.sat': 'text',
  'dealerInfo.data.weekHours.sun': 'text',
  'metaData.dealer_url': 'text',
  'metaData.average_rating': 'number',
  'metaData.total_review_count': 'number',
  'metaData.priority_ranking': 'number',
  'fuseInfo.pool': 'text',
  'fuseInfo.permaleasePhone': 'text',
  'fuseInfo.routingGroup': 'text',
  'fuseInfo.targetPhone': 'text',
  'fuseInfo.paidSearchPermalease': 'text',
  'whodis.assignedNumbers': 'assigned numbers',
  'whodis.routingGroupID': 'text',
  'location.lat': 'number',
  'location.lon': 'number',
  'searchInfo.kind': 'text',
  'searchInfo.bucket': 'number',
};

/** The fields that say yes or no. */
export const DEALER_FLAGS: ReadonlyArray<string> = Object.entries(DEALER_COLUMNS)
  .filter(([, kind]) => kind === 'flag')
  .map(([name]) => name);
