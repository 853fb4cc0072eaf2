import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { dayIn } from '../../domain/review/review-day.ts';
import type { Review } from '../../domain/review/review.ts';
import type { CompanyReview } from '../database/editions/edition-rows.ts';
import { decodeReview } from '../wire/review-wire.ts';
import { CompanyId } from '../wire/wire-types.ts';
import type { RowDecoder } from './dealer-rows.ts';
import type { ColumnKind } from './file-row.ts';
import { isRecord } from '../wire/json-values.ts';
import { quoted, type Fault } from './refusal.ts';
import { textFaults } from './text-faults.ts';

/** The columns of a CSV file of reviews (specification, section 3), with the dealer of each. */
export const REVIEW_COLUMNS: Readonly<Record<string, ColumnKind>> = {
  companyId: 'text',
  author_name: 'text',
  rating: 'number',
  date: 'text',
  text: 'text',
  owner_response: 'text',
  owner_response_date: 'text',
};

/** Decodes the rows of a file of reviews, and refuses those of unknown dealers. */
export const reviewDecoder =
  (isKnown: (companyId: CompanyId) => boolean): RowDecoder<CompanyReview> =>
  (record) => {
    const id = CompanyId.decode(isRecord(record) ? record['companyId'] : undefined);
    const review = pipe(decodeReview(record, 0), E.mapLeft(faultsOf));
    const faults = [
      ...(E.isLeft(id) ? [{ field: 'companyId', reason: 'should be the whole number of a dealer' }] : []),
      ...(E.isRight(id) && !isKnown(id.right)
        ? [{ field: 'companyId', reason: `there is no dealer ${id.right}` }]
        : []),
      ...(E.isLeft(review) ? review.left : [...dayFaults(review.right), ...textFaults(review.right)]),
    ];
    return E.isRight(id) && E.isRight(review) && faults.length === 0
      ? E.right({ companyId: id.right, review: onDays(review.right) })
      : E.left(faults);
  };

/** Splits the codec's text, such as `reviews.0.rating should be a rating from 0 to 5`. */
const faultsOf = (text: string): ReadonlyArray<Fault> =>
  text.split('; ').map((fault) => {
    const [, field = 'row', reason = fault] = /^reviews\.0\.?(\S*) (.*)$/.exec(fault) ?? [];
    return { field: field || 'row', reason };
  });

const DAY = 'should be a day, 2026-11-20';

const dayFaults = ({ date, ownerResponseDate }: Review): ReadonlyArray<Fault> => [
  ...(O.isNone(dayIn(date)) ? [{ field: 'date', reason: `${DAY}, is ${quoted(date)}` }] : []),
  ...(ownerResponseDate !== undefined && ownerResponseDate.trim() !== '' && O.isNone(dayIn(ownerResponseDate))
    ? [{ field: 'owner_response_date', reason: `${DAY}, is ${quoted(ownerResponseDate)}` }]
    : []),
];

/** Stores only the day of a date, because reviews are sorted by day, and omits blank texts. */
const onDays = ({ ownerResponse = '', ownerResponseDate = '', ...review }: Review): Review => ({
  ...review,
  date: O.getOrElse(() => review.date)(dayIn(review.date)),
  ...(ownerResponse.trim() === '' ? {} : { ownerResponse }),
  ...(ownerResponseDate.trim() === ''
    ? {}
    : { ownerResponseDate: O.getOrElse(() => ownerResponseDate)(dayIn(ownerResponseDate)) }),
});
