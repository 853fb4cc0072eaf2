import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { FilledForm } from '../../../application/ports/leads/lead-desk.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';
import type { LeadAsSent } from '../../../domain/lead/received-lead.ts';
import { LeadPath, Uuid } from '../../wire/lead-wire.ts';
import { CompanyId, faultOf, FiniteNumber } from '../../wire/wire-types.ts';

/** A waiting lead in the outbox, with the exact body that is posted. */
export const WaitingLead = t.readonly(
  t.type({ key: Uuid, path: LeadPath, body: t.string, keptAt: FiniteNumber }),
  'a waiting lead',
);
/** `keptAt` is an instant in milliseconds since 1970. */
export type WaitingLead = t.TypeOf<typeof WaitingLead>;

const ForDealer = t.type({ companyId: CompanyId });
const FromForm = t.type({ formId: t.string });
/** The posted properties that aren't fields. */
const METADATA = {
  formId: 1,
  name: 1,
  brand: 1,
  kind: 1,
  source: 1,
  companyId: 1,
  mtaAid: 1,
  mtaSid: 1,
  confirmed: 1,
} satisfies Record<Exclude<keyof LeadAsSent, LeadField>, 1>;
const FromDealerForm = t.type({ kind: t.literal('CONTACT_DEALER'), formId: t.string });

/** The details of a waiting lead that a page shows. */
export interface WaitingRequest {
  /** The dealer for the lead. Null when the brand chooses one. */
  readonly companyId: CompanyId | null;
  /** The form's id if it is a contact-a-dealer form, else null. */
  readonly dealerForm: string | null;
  /** What was sent. Null for the newsletter. */
  readonly filled: FilledForm | null;
}

export const requestIn = ({ body }: WaitingLead): WaitingRequest => {
  const said = J.parse(body);
  const read = <A, B>({ decode }: t.Decoder<unknown, A>, part: (posted: A) => B): B | null =>
    pipe(
      said,
      E.chainW(decode),
      E.match(() => null, part),
    );
  return {
    companyId: read(ForDealer, ({ companyId }) => companyId),
    dealerForm: read(FromDealerForm, ({ formId }) => formId),
    filled: read(FromForm, (posted) => ({ formId: posted.formId, draft: fieldsIn(posted) })),
  };
};

const fieldsIn = (posted: object): Draft =>
  Object.fromEntries(
    Object.entries(posted).filter(([name, value]) => !(name in METADATA) && typeof value === 'string'),
  );

/** The outcome of a waiting lead. A null id means it was given up. */
export const SettledLead = t.readonly(
  t.type({
    key: Uuid,
    leadId: t.union([Uuid, t.null]),
    page: t.union([t.string, t.undefined]),
    settledAt: FiniteNumber,
  }),
  'a settled lead',
);
/** `settledAt` is an instant in milliseconds since 1970. */
export type SettledLead = t.TypeOf<typeof SettledLead>;

/** Decodes a JSON list item by item. `faults` name where and why items were dropped, never their values. */
export const decodeList = <A>(
  item: t.Type<A, unknown>,
  text: string,
): { readonly items: ReadonlyArray<A>; readonly faults: ReadonlyArray<string> } => {
  const list = pipe(
    J.parse(text),
    E.getOrElseW(() => null),
  );
  if (!Array.isArray(list)) return { items: [], faults: ['it should be a list'] };
  const judged = list.map((each) => item.decode(each));
  return {
    items: judged.flatMap((each) => (E.isRight(each) ? [each.right] : [])),
    faults: judged.flatMap((each) => (E.isLeft(each) ? [faultOf(each.left)] : [])),
  };
};
