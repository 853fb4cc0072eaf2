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
const digestSize = (waiting: number): number =>
  Math.min(Math.max(Math.ceil(waiting / 2), MIN_DIGEST_REQUESTS), MAX_DIGEST_REQUESTS);

/** Recognizes requests of one sender. */
export interface SenderTraits {
  readonly mailboxOf: (address: string) => O.Option<Mailbox>;
  /** A mark of the network that a lead came from; null when it isn't known. */
  readonly networkOf: (leadId: string) => string | null;
}

/** A request that waits for a digest. */
interface Waiting {
  readonly lead: SubmittedLead;
}

/**
 * The requests of the next digest. Half of them are the ones that wait longest, so that none waits for long, whoever sends what. The others,
 * which come first, are in fair order.
 */
export const nextDigest = <A extends Waiting>(
  requests: ReadonlyArray<A>,
  traits: SenderTraits,
): ReadonlyArray<A> => {
  const size = digestSize(requests.length);
  const fair = inFairOrder(requests, traits);
  const oldest = requests.toSorted((a, b) => a.lead.acceptedAt - b.lead.acceptedAt);
  const half = Math.ceil(size / 2);
  return [...new Set([...fair.slice(0, half), ...oldest.slice(0, size - half), ...fair])].slice(0, size);
};

/**
 * Orders requests fairly: first the newest of each sender, then each sender's second newest, and so on. Requests have the same sender if
 * they share a mailbox, a phone number, a marketing visitor id or a network.
 */
const inFairOrder = <A extends Waiting>(
  requests: ReadonlyArray<A>,
  traits: SenderTraits,
): ReadonlyArray<A> => {
  const seen = new Map<string, number>();
  const turnOf = (trait: string): number => {
    const turn = (seen.get(trait) ?? 0) + 1;
    seen.set(trait, turn);
    return turn;
  };
  return requests
    .toSorted((a, b) => b.lead.acceptedAt - a.lead.acceptedAt)
    .map((request) => ({ request, turn: Math.max(0, ...traitsOf(request.lead, traits).map(turnOf)) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ request }) => request);
};

/** The traits that identify a sender. */
const traitsOf = (
  { id, lead: { fields, metadata } }: SubmittedLead,
  { mailboxOf, networkOf }: SenderTraits,
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
  ...named('network', networkOf(id) ?? ''),
];

const named = (name: string, value: string): ReadonlyArray<string> =>
  value === '' ? [] : [`${name} ${value}`];
