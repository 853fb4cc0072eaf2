import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import {
  isCompanyId,
  MAX_COMPANY_ID,
  MIN_COMPANY_ID,
  parseCompanyId,
  type CompanyId as DealerCompanyId,
} from '../../domain/dealer/company-id.ts';

/** Small codecs for wire formats. They decode to the core's types. */

const refinedNumber = (name: string, holds: (n: number) => boolean): t.Type<number, number, unknown> =>
  new t.Type<number, number, unknown>(
    name,
    (u): u is number => typeof u === 'number' && holds(u),
    (u, context) => (typeof u === 'number' && holds(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  );

/** Scores and counts (specification, section 5). */
export const NonNegativeInteger = refinedNumber(
  'a non-negative integer',
  (n) => Number.isInteger(n) && n >= 0,
);

/** An average rating (specification, section 5). */
export const RatingAverage = refinedNumber('a rating from 0 to 5', (n) => n >= 0 && n <= 5);

export const FiniteNumber = refinedNumber('a number', Number.isFinite);

/** An identifier, as text or as a number. */
export const Identifier = new t.Type<string, string, unknown>(
  'an identifier',
  t.string.is,
  (u, context) =>
    typeof u === 'string' || (typeof u === 'number' && Number.isFinite(u))
      ? t.success(String(u))
      : t.failure(u, context),
  t.identity,
);

export type CompanyId = DealerCompanyId;

/** A company id: a whole number, or its text. */
export const CompanyId = new t.Type<DealerCompanyId, number, unknown>(
  `a whole number from ${MIN_COMPANY_ID} to ${MAX_COMPANY_ID}`,
  isCompanyId,
  (u, context) =>
    pipe(
      parseCompanyId(u),
      O.match(() => t.failure(u, context), t.success),
    ),
  t.identity,
);

const FALSE_TEXTS = new Set(['', '0', 'n', 'no', 'false']);

/** A flag: a boolean, or `Y` and `N`, 1 and 0 in feeds. */
export const Flag = new t.Type<boolean, boolean, unknown>(
  'a flag',
  t.boolean.is,
  (u, context) => {
    if (typeof u === 'boolean') return t.success(u);
    if (typeof u === 'number') return t.success(u !== 0);
    if (typeof u === 'string') return t.success(!FALSE_TEXTS.has(u.trim().toLowerCase()));
    return t.failure(u, context);
  },
  t.identity,
);

/** An object whose fields are all optional. Null counts as missing, and unknown fields are dropped. */
export const optionalFields = <P extends t.Props>(props: P, name: string) => {
  type Fields = { [K in keyof P]?: t.TypeOf<P[K]> };
  const known = Object.entries(props);
  return new t.Type<Fields, object, unknown>(
    name,
    (u): u is Fields => typeof u === 'object' && u !== null,
    (u, context) =>
      pipe(
        t.UnknownRecord.validate(u, context),
        E.chain((record) => {
          const decoded: Record<string, unknown> = {};
          for (const [key, type] of known) {
            const value = record[key];
            if (value === undefined || value === null) continue;
            const result = type.validate(value, t.appendContext(context, key, type, value));
            if (E.isLeft(result)) return result;
            decoded[key] = result.right;
          }
          return t.success(decoded as Fields);
        }),
      ),
    t.identity,
  );
};

/** The paths of malformed values, without the values: `dealers.3.score should be a non-negative integer`. */
export const faultOf = (errors: t.Errors): string =>
  errors
    .slice(0, 3)
    .map(({ context }) => {
      const path = context.map(({ key }) => key).filter((key) => key !== '');
      return `${path.join('.') || 'the answer'} should be ${context.at(-1)?.type.name ?? 'something else'}`;
    })
    .join('; ');
