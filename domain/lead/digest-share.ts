import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { withoutExtension } from '../phone/phone-extension.ts';
import { phoneAddress } from '../phone/phone-format.ts';
import type { SubmittedLead } from './lead.ts';
import { countedMailbox, type Mailbox } from './mailbox.ts';

/** A dealer gets the requests beyond the limits of single mails together: usually so many in one digest. */
const MIN_DIGEST_REQUESTS = 200;

/** However many requests wait, a mailbox still accepts a mail of so many. */
const MAX_DIGEST_REQUESTS = 1_000;

/** How many requests a digest holds when so many wait: more while there is a backlog, so that it shrinks by half each time. */
export const digestSize = (waiting: number): number =>
  Math.min(Math.max(Math.ceil(waiting / 2), MIN_DIGEST_REQUESTS), MAX_DIGEST_REQUESTS);

/**
 * The requests in the order in which they deserve a place in a digest: first the newest of each sender, then the next of each. Two
 * requests have the same sender when they share a mailbox, a phone number or the visitor's id of the marketing tool: whoever varies one
 * of these is still known by another.
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

/** What a sender is known by. */
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
