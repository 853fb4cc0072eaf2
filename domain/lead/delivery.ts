import * as O from 'fp-ts/Option';

/** Where a lead is delivered to: the CRM, and by mail the dealer (or the site's own mailbox) and the visitor. */
export const DELIVERY_CHANNELS = ['crm', 'dealer-mail', 'visitor-mail'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 3_600_000;

/** So many tries span about 20 hours; with half of them answered hardly one in a hundred million is given up (quality: nothing lost). */
const MAX_TRIES = 30;

/**
 * How long to wait after a try that failed, in milliseconds: doubling from 5 s up to an hour; none after the last try:
 * the delivery is parked. `tries` counts those that have been made.
 */
export const waitAfter = (tries: number): O.Option<number> =>
  tries >= MAX_TRIES ? O.none : O.some(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), MAX_WAIT_MS));
