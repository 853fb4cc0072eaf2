import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
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
const FromDealerForm = t.type({ kind: t.literal('CONTACT_DEALER'), formId: t.string });

/** The details of a waiting lead that a page shows. */
export interface WaitingRequest {
  /** The dealer for the lead. Null when the brand chooses one. */
  readonly companyId: CompanyId | null;
  /** The form's id if it is a contact-a-dealer form, else null. */
  readonly dealerForm: string | null;
}

export const requestIn = ({ body }: WaitingLead): WaitingRequest => {
  const said = J.parse(body);
  return {
    companyId: pipe(
      said,
      E.chainW(ForDealer.decode),
      E.match(
        () => null,
        ({ companyId }) => companyId,
      ),
    ),
    dealerForm: pipe(
      said,
      E.chainW(FromDealerForm.decode),
      E.match(
        () => null,
        ({ formId }) => formId,
      ),
    ),
  };
};

/** The outcome of a waiting lead. A null id means it was given up. */
export const SettledLead = t.readonly(
  t.type({ key: Uuid, leadId: t.union([Uuid, t.null]), settledAt: FiniteNumber }),
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
