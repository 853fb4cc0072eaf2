import type { Amendment } from './amendment.ts';

/** Who acts on a request: the visitor who sent it, or the dealer who received it. */
export type RequestRole = 'visitor' | 'dealer';

/** What happened to a request after it was sent (contract, section 7: one request). */
export type RequestEvent =
  | { readonly kind: 'amended'; readonly at: number; readonly changes: Amendment }
  | { readonly kind: 'withdrawn' | 'accepted' | 'declined' | 'called'; readonly at: number };

export type RequestEventKind = RequestEvent['kind'];

/** Who makes each event. */
export const ROLE_OF: Readonly<Record<RequestEventKind, RequestRole>> = {
  amended: 'visitor',
  withdrawn: 'visitor',
  accepted: 'dealer',
  declined: 'dealer',
  called: 'dealer',
};

export const REQUEST_EVENT_KINDS = Object.keys(ROLE_OF) as ReadonlyArray<RequestEventKind>;
