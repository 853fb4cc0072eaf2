import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { withoutExtension } from '../phone/phone-extension.ts';
import { phoneAddress } from '../phone/phone-format.ts';
import type { SubmittedLead } from './lead.ts';
import { countedMailbox, type Mailbox } from './mailbox.ts';

/** The default size of a digest of requests over a dealer's mail limit. */
const MIN_DIGEST_REQUESTS = 200;

/** The maximum size: mailboxes must accept the mail. */
const MAX_DIGEST_REQUESTS = 1_000;

/** The number of requests in a digest. Half of the backlog when it is large, so that it shrinks quickly. */
export const digestSize = (waiting: number): number =>
  Math.min(Math.max(Math.ceil(waiting / 2), MIN_DIGEST_REQUESTS), MAX_DIGEST_REQUESTS);

/**
 * Orders requests fairly: first the newest of each sender, then each sender's second newest, and so on. Requests have the same sender if
 * they share a mailbox, a phone number or a marketing visitor id.
 */
export const inFairOrder = <A extends { readonly lead: SubmittedLead }>(
  requests: ReadonlyArray<A>,
  mailboxOf: (address: string) => O.Option<Mailbox>,
): ReadonlyArray<A> => {
  const seen = new Map<string, number>();
  const turnOf = (trait: string): number => {
    const turn = (seen.get(trait) ?? 0) + 1;
    seen.set(trait, turn);
    return turn;
  };
  return requests
    .toSorted((a, b) => b.lead.acceptedAt - a.lead.acceptedAt)
    .map((request) => ({ request, turn: Math.max(0, ...traitsOf(request.lead, mailboxOf).map(turnOf)) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ request }) => request);
};

/** The traits that identify a sender. */
const traitsOf = (
  { lead: { fields, metadata } }: SubmittedLead,
  mailboxOf: (address: string) => O.Option<Mailbox>,
): ReadonlyArray<string> => [
  ...named(
    'mailbox',
    pipe(
      mailboxOf(fields.email ?? ''),
      O.match(() => '', countedMailbox),
    ),
  ),
  ...named(
    'phone',
    pipe(
      phoneAddress(withoutExtension(fields.phone ?? '')),
      O.getOrElse(() => ''),
    ),
  ),
  ...named('visitor', metadata.mtaAid),
];

const named = (name: string, value: string): ReadonlyArray<string> =>
  value === '' ? [] : [`${name} ${value}`];
