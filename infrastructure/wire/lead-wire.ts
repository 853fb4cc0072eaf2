import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { FieldMessages } from '../../domain/lead/check-lead.ts';
import { newsletter } from '../../domain/lead/forms/newsletter.ts';
import { LEAD_FIELDS } from '../../domain/lead/lead-fields.ts';
import type { LeadMetadata, ValidLead } from '../../domain/lead/lead.ts';

/** Where leads are posted (contract, section 3). */
export const LeadPath = t.keyof({ '/api/leads': null, '/api/bookings': null, '/api/newsletter': null });
export type LeadPath = t.TypeOf<typeof LeadPath>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid = (u: unknown): u is string => typeof u === 'string' && UUID.test(u);

/** What keys and the ids of leads are. */
export const Uuid = new t.Type<string, string, unknown>(
  'a UUID',
  isUuid,
  (u, context) => (isUuid(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
);

/** A lead as it goes over the wire: the same bytes at every try. */
export interface LeadPosting {
  readonly path: LeadPath;
  /** JSON. */
  readonly body: string;
}

/** What to post for a lead, and where. */
export const postingOf = ({ metadata, fields }: ValidLead): LeadPosting => {
  if (metadata.formId === newsletter.id)
    return { path: '/api/newsletter', body: JSON.stringify({ email: fields.email }) };
  const path = fields.preferredDate === undefined ? '/api/leads' : '/api/bookings';
  return { path, body: JSON.stringify({ ...reportedOf(metadata), ...fields }) };
};

/** What there is nothing to say of is left out. */
const reportedOf = ({ companyId, mtaAid, mtaSid, ...always }: LeadMetadata): Partial<LeadMetadata> => ({
  ...always,
  ...(companyId !== null && { companyId }),
  ...(mtaAid !== '' && { mtaAid }),
  ...(mtaSid !== '' && { mtaSid }),
});

const Receipt = t.type({ id: Uuid });

/** The id of a lead that was taken, from an answer in JSON; null: whoever answered did not take it. */
export const decodeReceipt = (answer: string): string | null =>
  pipe(
    J.parse(answer),
    E.chainW(Receipt.decode),
    E.match(
      () => null,
      ({ id }) => id,
    ),
  );

const Refusal = t.type({ errors: t.array(t.type({ field: t.string, message: t.string })) });

/** What is wrong with the fields of a lead that was refused; what no visitor can put right is left out. */
export const decodeRefusal = (answer: string): FieldMessages =>
  errorsIn(answer).flatMap(({ field: named, message }) => {
    const field = LEAD_FIELDS.find((name) => name === named);
    return field === undefined ? [] : [{ field, message }];
  });

/** Whether a lead was refused because of the dealer that it asks for. */
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
