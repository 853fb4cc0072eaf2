import type { CompanyId } from './company-id.ts';
import type { Coordinates } from '../postal-code/place.ts';

/** A dealer's number for calls of one type (specification, section 9). */
export interface AssignedNumber {
  readonly numberType: string;
  readonly number: string;
}

/** A dealer's hours on one date, instead of those of its week. */
export interface SpecialDay {
  /** Such as `2026-11-26`. */
  readonly date: string;
  /** In the dealer's words: `Closed`, `8 AM - noon`. */
  readonly hours: string;
}

/** The value type of each field kind. A feed may write an identifier as a number, too. */
interface FieldValues {
  readonly text: string;
  readonly identifier: string;
  readonly 'company id': CompanyId;
  readonly flag: boolean;
  readonly count: number;
  readonly rating: number;
  readonly miles: number;
  readonly coordinates: Coordinates;
  readonly 'assigned numbers': ReadonlyArray<AssignedNumber>;
  readonly 'special days': ReadonlyArray<SpecialDay>;
}

/** How a field is read, validated and written. */
export type FieldKind = keyof FieldValues;

/** A field with one value. `column`: its name on the wire and in CSV, with dots for nesting; the field's own name by default. */
export interface DealerField {
  readonly kind: FieldKind;
  readonly column?: string;
}

/** A nested object. Its fields' columns are relative to the group's. */
export interface DealerFieldGroup {
  readonly kind: 'group';
  readonly column?: string;
  readonly fields: DealerFieldTable;
}

export interface DealerFieldTable {
  readonly [name: string]: DealerField | DealerFieldGroup;
}

/** The object type of a field table; every field is optional. */
export type FieldsOf<Table> = {
  readonly [name in keyof Table]?: Table[name] extends { readonly fields: infer Fields }
    ? FieldsOf<Fields>
    : Table[name] extends { readonly kind: infer Kind extends FieldKind }
      ? FieldValues[Kind]
      : never;
};

/**
 * Every field of a dealer (specification, section 3), declared once. The domain type, wire codec, JSON schema, CSV columns and storage
 * derive from this table.
 */
export const DEALER_FIELDS = {
  name: { kind: 'text' },
  companyId: { kind: 'company id', column: 'companyID' },
  guid: { kind: 'identifier', column: 'dealer_guid' },
  brandId: { kind: 'identifier', column: 'brandID' },
  valueBrand: { kind: 'identifier' },
  addressLine1: { kind: 'text' },
  addressLine2: { kind: 'text' },
  city: { kind: 'text' },
  state: { kind: 'text' },
  zipcode: { kind: 'identifier' },
  country: { kind: 'text' },
  phone1: { kind: 'identifier' },
  phone2: { kind: 'identifier' },
  phone3: { kind: 'identifier' },
  charterMemberDate: { kind: 'identifier' },
  dealerType: { kind: 'text' },
  displaySupport: { kind: 'flag' },
  email: { kind: 'text' },
  emergencyService: { kind: 'flag' },
  financeUrl: { kind: 'text', column: 'financeURL' },
  leasingOption: { kind: 'flag' },
  googleReviews: { kind: 'flag' },
  nateCertified: { kind: 'flag' },
  nexiaDealer: { kind: 'flag' },
  nexiaDealerDiagnostics: { kind: 'flag' },
  asHomeDealer: { kind: 'flag' },
  asHomeDealerDiagnostics: { kind: 'flag' },
  preferred: { kind: 'flag' },
  score: { kind: 'count' },
  showFinancing: { kind: 'flag' },
  showAddress: { kind: 'flag' },
  tcsId: { kind: 'identifier', column: 'tcsID' },
  isTcs: { kind: 'flag' },
  totalResponseCount: { kind: 'count' },
  spanish: { kind: 'flag' },
  dealerInfo: {
    kind: 'group',
    column: 'dealerInfo.data',
    fields: {
      state: { kind: 'text' },
      dbaName: { kind: 'text' },
      weekHours: {
        kind: 'group',
        fields: {
          mon: { kind: 'text' },
          tue: { kind: 'text' },
          wed: { kind: 'text' },
          thu: { kind: 'text' },
          fri: { kind: 'text' },
          sat: { kind: 'text' },
          sun: { kind: 'text' },
        },
      },
    },
  },
  website: { kind: 'text', column: 'metaData.dealer_url' },
  averageRating: { kind: 'rating', column: 'metaData.average_rating' },
  totalReviewCount: { kind: 'count', column: 'metaData.total_review_count' },
  priorityRanking: { kind: 'count', column: 'metaData.priority_ranking' },
  fuseInfo: {
    kind: 'group',
    fields: {
      pool: { kind: 'identifier' },
      permaleasePhone: { kind: 'identifier' },
      routingGroup: { kind: 'identifier' },
      targetPhone: { kind: 'identifier' },
      paidSearchPermalease: { kind: 'identifier' },
    },
  },
  assignedNumbers: { kind: 'assigned numbers', column: 'whodis.assignedNumbers' },
  routingGroupId: { kind: 'identifier', column: 'whodis.routingGroupID' },
  location: { kind: 'coordinates' },
  /** The IANA time zone at the dealer's place, such as `America/Chicago`. */
  timeZone: { kind: 'text' },
  /** Hours on single dates, instead of those of the week (contract, section 7: dealers' hours). */
  specialDays: { kind: 'special days', column: 'special_hours' },
  searchInfo: { kind: 'group', fields: { kind: { kind: 'text' }, bucket: { kind: 'count' } } },
  distanceMiles: { kind: 'miles' },
} as const satisfies DealerFieldTable;

/** A field with its path in a `Dealer` and its column on the wire. */
export interface DealerFieldPlace {
  readonly path: ReadonlyArray<string>;
  readonly column: string;
  readonly kind: FieldKind | 'group';
}

const placesIn = (
  table: DealerFieldTable,
  path: ReadonlyArray<string>,
  prefix: string,
): ReadonlyArray<DealerFieldPlace> =>
  Object.entries(table).flatMap(([name, field]) => {
    const place = { path: [...path, name], column: `${prefix}${field.column ?? name}`, kind: field.kind };
    return field.kind === 'group'
      ? [place, ...placesIn(field.fields, place.path, `${place.column}.`)]
      : [place];
  });

/** The table as a flat list, each group before its fields. */
export const DEALER_FIELD_PLACES: ReadonlyArray<DealerFieldPlace> = placesIn(DEALER_FIELDS, [], '');
