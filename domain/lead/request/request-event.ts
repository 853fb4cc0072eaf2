import type { CompanyId } from '../../dealer/company-id.ts';
import type { Amendment } from './amendment.ts';

/** Who can open a request: the visitor who sent it, or the dealer who received it. */
export type RequestRole = 'visitor' | 'dealer';

/** Another dealer who has the request too, as a request of its own. */
export interface ForwardedTo {
  readonly requestId: string;
  readonly companyId: CompanyId;
  /** The dealer's name then. */
  readonly dealer: string;
}

/** What the dealer and the visitor decided, each of which is a state of the request. */
export const REQUEST_ANSWERS = ['withdrawn', 'accepted', 'declined', 'called'] as const;
export type RequestAnswer = (typeof REQUEST_ANSWERS)[number];

/** What happened to a request after it was sent (contract, section 7: one request). `escalated`: nobody answered in time. */
export type RequestEvent =
  | { readonly kind: 'amended'; readonly at: number; readonly changes: Amendment }
  | { readonly kind: 'forwarded'; readonly at: number; readonly to: ForwardedTo }
  | { readonly kind: RequestAnswer | 'escalated'; readonly at: number };

export type RequestEventKind = RequestEvent['kind'];

/** Who makes each event. */
export const ROLE_OF: Readonly<Record<RequestEventKind, RequestRole | 'site'>> = {
  amended: 'visitor',
  forwarded: 'visitor',
  withdrawn: 'visitor',
  accepted: 'dealer',
  declined: 'dealer',
  called: 'dealer',
  escalated: 'site',
};

export const REQUEST_EVENT_KINDS = Object.keys(ROLE_OF) as ReadonlyArray<RequestEventKind>;
