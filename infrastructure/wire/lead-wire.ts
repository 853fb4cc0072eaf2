import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { isRequestPage } from '../../application/visitor/follow-request/request-path.ts';
import type { FieldMessages } from '../../domain/lead/check-lead.ts';
import { newsletter } from '../../domain/lead/forms/newsletter.ts';
import { LEAD_FIELDS } from '../../domain/lead/lead-fields.ts';
import type { LeadField, LeadMetadata, ValidLead } from '../../domain/lead/lead.ts';
import type { LeadAsSent } from '../../domain/lead/received-lead.ts';

/** The paths that accept leads (contract, section 3). */
export const LeadPath = t.keyof({ '/api/leads': null, '/api/bookings': null, '/api/newsletter': null });
export type LeadPath = t.TypeOf<typeof LeadPath>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid = (u: unknown): u is string => typeof u === 'string' && UUID.test(u);

/** The type of idempotency keys and lead ids. */
export const Uuid = new t.Type<string, string, unknown>(
  'a UUID',
  isUuid,
  (u, context) => (isUuid(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
);

/** A lead as it is posted, with identical bytes for each attempt. */
export interface LeadPosting {
  readonly path: LeadPath;
  /** JSON. */
  readonly body: string;
}

/** The path and body that post a lead. */
export const postingOf = ({ metadata, fields }: ValidLead): LeadPosting => {
  if (metadata.formId === newsletter.id)
    return { path: '/api/newsletter', body: JSON.stringify({ email: fields.email }) };
  const path = fields.preferredDate === undefined ? '/api/leads' : '/api/bookings';
  return { path, body: JSON.stringify({ ...reportedOf(metadata), ...fields }) };
};

/** Omits empty ids. The visitor has been asked about all doubts before. */
const reportedOf = ({
  companyId,
  mtaAid,
  mtaSid,
  doubts,
  consents: _consents,
  ...always
}: LeadMetadata): Omit<LeadAsSent, LeadField> => ({
  ...always,
  ...(companyId !== null && { companyId }),
  ...(mtaAid !== '' && { mtaAid }),
  ...(mtaSid !== '' && { mtaSid }),
  ...(doubts.length > 0 && { confirmed: doubts.join(' ') }),
});

const Receipt = t.type({ id: Uuid });

/** The lead's id in a receipt. Null when the response isn't a receipt, so the lead wasn't accepted. */
export const decodeReceipt = (answer: string): string | null =>
  pipe(
    J.parse(answer),
    E.chainW(Receipt.decode),
    E.match(
      () => null,
      ({ id }) => id,
    ),
  );

/** The page of an accepted request, a path of this site. Undefined when the answer's `Location` names none. */
export const requestPageIn = (location: string | null): string | undefined =>
  location !== null && isRequestPage(location.split('?')[0] ?? '') ? location : undefined;

const Refusal = t.type({ errors: t.array(t.type({ field: t.string, message: t.string })) });

/** The field errors of a refused lead, without those that the visitor can't fix. */
export const decodeRefusal = (answer: string): FieldMessages =>
  errorsIn(answer).flatMap(({ field: named, message }) => {
    const field = LEAD_FIELDS.find((name) => name === named);
    return field === undefined ? [] : [{ field, message }];
  });

/** Whether a lead was refused because its dealer is unknown. */
export const isDealerRefused = (answer: string): boolean =>
  errorsIn(answer).some(({ field }) => field === 'companyId');

const errorsIn = (answer: string): t.TypeOf<typeof Refusal>['errors'] =>
  pipe(
    J.parse(answer),
    E.chainW(Refusal.decode),
    E.match(
      () => [],
      ({ errors }) => errors,
    ),
  );
