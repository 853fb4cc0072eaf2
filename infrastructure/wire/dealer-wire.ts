import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { DEALER_FIELD_PLACES, type FieldKind, type SpecialDay } from '../../domain/dealer/dealer-fields.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { parseSpecialDays, specialDaysOf } from '../../domain/dealer/special-days.ts';
import { dealerFieldTree } from './dealer-field-tree.ts';
import {
  CompanyId,
  FiniteNumber,
  Flag,
  Identifier,
  NonNegativeInteger,
  optionalFields,
  RatingAverage,
} from './wire-types.ts';

/** A codec with its decoded value mapped. */
const mapped = <A, B>(codec: t.Type<A, unknown, unknown>, map: (value: A) => B) =>
  new t.Type<B, unknown, unknown>(
    codec.name,
    (u): u is B => u !== undefined,
    (u, context) => pipe(codec.validate(u, context), E.map(map)),
    t.identity,
  );

/** A number without a type, or a type without a number, is dropped. */
const AssignedNumbers = mapped(
  t.array(optionalFields({ numberType: t.string, number: Identifier }, 'an assigned number')),
  (numbers) =>
    numbers.flatMap(({ numberType, number }) =>
      numberType === undefined || number === undefined ? [] : [{ numberType, number }],
    ),
);

/** A list of dates with hours, or its text in a file: `2026-11-26 closed; 2026-12-24 8 AM - 12 PM`. */
const SpecialDays = new t.Type<ReadonlyArray<SpecialDay>, unknown, unknown>(
  'dates with hours or closed, like 2026-11-26 closed; 2026-12-24 8 AM - 12 PM',
  (u): u is ReadonlyArray<SpecialDay> => Array.isArray(u),
  (u, context) =>
    pipe(
      typeof u === 'string' ? parseSpecialDays(u) : specialDaysIn(u),
      O.match(() => t.failure(u, context), t.success),
    ),
  t.identity,
);

const WrittenDays = t.array(t.strict({ date: t.string, hours: t.string }));

const specialDaysIn = (u: unknown): O.Option<ReadonlyArray<SpecialDay>> =>
  pipe(O.fromEither(WrittenDays.decode(u)), O.chain(specialDaysOf));

/** A location without both coordinates is dropped. */
const Location = mapped(
  optionalFields({ lat: FiniteNumber, lon: FiniteNumber }, 'a location'),
  ({ lat, lon }) => (lat === undefined || lon === undefined ? undefined : { lat, lon }),
);

const CODECS: { readonly [kind in FieldKind]: t.Mixed } = {
  text: t.string,
  identifier: Identifier,
  'company id': CompanyId,
  flag: Flag,
  count: NonNegativeInteger,
  rating: RatingAverage,
  miles: FiniteNumber,
  coordinates: Location,
  'assigned numbers': AssignedNumbers,
  'special days': SpecialDays,
};

const WireFields = optionalFields(
  dealerFieldTree<t.Mixed>(
    (kind) => CODECS[kind],
    (fields) => optionalFields(fields, 'an object'),
  ),
  'a dealer',
);

type Fields = { [name: string]: unknown };
type Path = ReadonlyArray<string>;

const PLACES = DEALER_FIELD_PLACES.map(({ path, column, kind }) => ({
  path,
  wirePath: column.split('.'),
  isGroup: kind === 'group',
}));

const valueAt = (fields: object, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], fields);

const put = (fields: Fields, [name = '', ...below]: Path, value: unknown): void => {
  if (below.length > 0) put((fields[name] ??= {}) as Fields, below, value);
  else fields[name] = value;
};

/** Moves the fields of an object to their paths in another. Missing fields stay missing. */
const moved = (from: object, source: 'path' | 'wirePath', target: 'path' | 'wirePath'): Fields => {
  const made: Fields = {};
  for (const place of PLACES) {
    const value = valueAt(from, place[source]);
    if (value !== undefined) put(made, place[target], place.isGroup ? {} : value);
  }
  return made;
};

/** A dealer in our wire format (specification, section 3). */
export const fromDealer = (dealer: Dealer): object => moved(dealer, 'path', 'wirePath');

/** The codec of a dealer in our wire format (specification, section 3). Any field may be missing. */
export const DealerWire = new t.Type<Dealer, object, unknown>(
  WireFields.name,
  (u): u is Dealer => typeof u === 'object' && u !== null,
  (u, context) =>
    pipe(
      WireFields.validate(u, context),
      E.map((wire): Dealer => moved(wire, 'wirePath', 'path')),
    ),
  fromDealer,
);
