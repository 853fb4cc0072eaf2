import * as O from 'fp-ts/Option';

/** The delivery channels of leads: the CRM, a dealer's (or the site's own) mailbox, and the visitor's mailbox. */
export const DELIVERY_CHANNELS = ['crm', 'dealer-mail', 'visitor-mail'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 3_600_000;

/**
 * 30 attempts span about 20 hours. Even if half of all attempts fail, about one delivery in a billion is given up (quality: nothing lost).
 */
const MAX_TRIES = 30;

/**
 * The wait after a failed attempt, in milliseconds: doubles from 5 s to an hour. None after the last attempt: the delivery is parked.
 * `tries` counts the attempts made.
 */
export const waitAfter = (tries: number): O.Option<number> =>
  tries >= MAX_TRIES ? O.none : O.some(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), MAX_WAIT_MS));
