import * as O from 'fp-ts/Option';
import type { AssignedNumber } from '../../domain/dealer/dealer-fields.ts';
import { NUMBER_TYPES, type Dealer } from '../../domain/dealer/dealer.ts';
import { phoneAddress } from '../../domain/phone/phone-format.ts';
import { parsePostalCode } from '../../domain/postal-code/postal-code.ts';
import { CompanyId } from '../wire/wire-types.ts';
import { DEALER_FLAGS } from './dealer-columns.ts';
import { isRecord } from '../wire/json-values.ts';
import { quoted, type Fault } from './refusal.ts';

const YES_AND_NO = new Set(['y', 'yes', 'true', '1', 'n', 'no', 'false', '0', '']);
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

const fault = (field: string, expected: string, value: unknown): Fault => ({
  field,
  reason: `should be ${expected}, is ${quoted(value)}`,
});

/** Flags with neither a yes nor a no. Our wire format would read `N/A` as yes. */
export const flagFaults = (record: unknown): ReadonlyArray<Fault> =>
  DEALER_FLAGS.flatMap((field) => {
    const value = isRecord(record) ? record[field] : undefined;
    const isClear = typeof value !== 'string' || YES_AND_NO.has(value.trim().toLowerCase());
    return isClear ? [] : [fault(field, 'yes or no', value)];
  });

/** Checks what a dealer needs, beyond our wire format, to be found, shown and called. */
export const dealerFaults = (dealer: Dealer): ReadonlyArray<Fault> => [
  ...(dealer.companyId === undefined ? [fault('companyID', CompanyId.name, undefined)] : []),
  ...(isBlank(dealer.name) ? [{ field: 'name', reason: 'is missing' }] : []),
  ...zipFaults(dealer),
  ...locationFaults(dealer),
  ...phoneFaults(dealer),
  ...webFaults('metaData.dealer_url', dealer.website),
  ...webFaults('financeURL', dealer.financeUrl),
  ...(isBlank(dealer.email) || MAIL.test(dealer.email?.trim() ?? '')
    ? []
    : [{ field: 'email', reason: 'should be an e-mail address' }]),
];

const zipFaults = ({ zipcode }: Dealer): ReadonlyArray<Fault> =>
  zipcode === undefined || isBlank(zipcode) || O.isSome(parsePostalCode(zipcode))
    ? []
    : [fault('zipcode', 'a US or Canadian postal code', zipcode)];

const locationFaults = ({ location }: Dealer): ReadonlyArray<Fault> => {
  if (location === undefined) return [];
  const { lat, lon } = location;
  if (lat === 0 && lon === 0) return [{ field: 'location', reason: 'is 0, 0, which is in the ocean' }];
  return [
    ...(Math.abs(lat) <= 90 ? [] : [fault('location.lat', 'degrees from -90 to 90', lat)]),
    ...(Math.abs(lon) <= 180 ? [] : [fault('location.lon', 'degrees from -180 to 180', lon)]),
  ];
};

/** A phone number in North America: ten digits, with or without the country code 1 and an extension. */
const isPhone = (text: string): boolean =>
  O.exists((address: string) => /^tel:\+1\d{10}(?:;ext=\d+)?$/.test(address))(phoneAddress(text));

const phoneFaults = (dealer: Dealer): ReadonlyArray<Fault> => {
  const { phone1, phone2, phone3, fuseInfo = {}, assignedNumbers = [] } = dealer;
  const { permaleasePhone, targetPhone, paidSearchPermalease } = fuseInfo;
  const single = Object.entries({
    phone1,
    phone2,
    phone3,
    'fuseInfo.permaleasePhone': permaleasePhone,
    'fuseInfo.targetPhone': targetPhone,
    'fuseInfo.paidSearchPermalease': paidSearchPermalease,
  }).flatMap(([field, number = '']) =>
    isBlank(number) || isPhone(number) ? [] : [fault(field, 'a phone number of ten digits', number)],
  );
  return [...single, ...assignedNumbers.flatMap(assignedFaults)];
};

/** The first character of a value brand's number isn't shown (specification, section 3). */
const assignedFaults = ({ numberType, number }: AssignedNumber, position: number): ReadonlyArray<Fault> => {
  const field = `whodis.assignedNumbers.${position}`;
  const shown = numberType === 'value-brand' ? number.trim().slice(1) : number;
  return [
    ...(NUMBER_TYPES.some((type) => type === numberType)
      ? []
      : [fault(`${field}.numberType`, `one of ${NUMBER_TYPES.join(', ')}`, numberType)]),
    ...(isPhone(shown) ? [] : [fault(`${field}.number`, 'a phone number of ten digits', number)]),
  ];
};

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const webFaults = (field: string, address: string | undefined): ReadonlyArray<Fault> =>
  address === undefined || !SCHEME.test(address.trim()) || /^https?:\/\//i.test(address.trim())
    ? []
    : [fault(field, 'a web address', address)];
