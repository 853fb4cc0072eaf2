import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { LeadPath, Uuid } from '../../wire/lead-wire.ts';
import { CompanyId, faultOf, FiniteNumber } from '../../wire/wire-types.ts';

/** A lead that waits to be sent, as it is in the outbox: the very bytes that are posted. */
export const WaitingLead = t.readonly(
  t.type({ key: Uuid, path: LeadPath, body: t.string, keptAt: FiniteNumber }),
  'a waiting lead',
);
/** `keptAt` is an instant in milliseconds since 1970. */
export type WaitingLead = t.TypeOf<typeof WaitingLead>;

const ForDealer = t.type({ companyId: CompanyId });
const FromDealerForm = t.type({ kind: t.literal('CONTACT_DEALER'), formId: t.string });

/** What a page needs to know of a lead that waits. */
export interface WaitingRequest {
  /** The dealer it is for; null: whoever the brand chooses. */
  readonly companyId: CompanyId | null;
  /** The id of the form, where it is one for a dealer; else null. */
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

/** What came of a lead that had waited; without an id it was given up. */
export const SettledLead = t.readonly(
  t.type({ key: Uuid, leadId: t.union([Uuid, t.null]), settledAt: FiniteNumber }),
  'a settled lead',
);
/** `settledAt` is an instant in milliseconds since 1970. */
export type SettledLead = t.TypeOf<typeof SettledLead>;

/** A list in JSON, item by item; `faults` say where and why items were left out, never what stood there. */
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
