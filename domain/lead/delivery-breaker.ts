/** So many tries in a row that reach nobody pause a channel. */
const MAX_UNREACHABLE_TRIES = 5;

const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 300_000;

/** The circuit breaker of one channel: how many tries in a row have reached nobody, and until when it is paused, if it is. */
export interface DeliveryBreaker {
  readonly unreachableTries: number;
  /** In milliseconds since 1970; null: it is not paused. */
  readonly pausedUntil: number | null;
}

/** What a try says about its channel: nobody can be reached, somebody answered, or asked us to wait (milliseconds). */
export type ChannelSign =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'answered' }
  | { readonly kind: 'wait'; readonly milliseconds: number };

export const CLOSED_BREAKER: DeliveryBreaker = { unreachableTries: 0, pausedUntil: null };

/** How many of at most `max` deliveries may be tried at `now`: none during a pause, one after it until somebody answers. */
export const allowedTries = ({ pausedUntil }: DeliveryBreaker, now: number, max: number): number => {
  if (pausedUntil === null) return max;
  return now < pausedUntil ? 0 : Math.min(1, max);
};

/** The breaker after a try that ended at `now`. Pauses double from 30 s to 5 minutes while nobody can be reached. */
export const breakerAfter = (breaker: DeliveryBreaker, sign: ChannelSign, now: number): DeliveryBreaker => {
  switch (sign.kind) {
    case 'answered':
      return CLOSED_BREAKER;
    case 'wait':
      return {
        unreachableTries: 0,
        pausedUntil: Math.max(breaker.pausedUntil ?? 0, now + Math.min(sign.milliseconds, MAX_PAUSE_MS)),
      };
    case 'unreachable':
      return afterUnreachable(breaker, now);
  }
};

const afterUnreachable = (breaker: DeliveryBreaker, now: number): DeliveryBreaker => {
  // Tries that began before the pause add nothing to what is known.
  if (breaker.pausedUntil !== null && now < breaker.pausedUntil) return breaker;
  const unreachableTries = breaker.unreachableTries + 1;
  if (unreachableTries < MAX_UNREACHABLE_TRIES && breaker.pausedUntil === null)
    return { unreachableTries, pausedUntil: null };
  const pause = FIRST_PAUSE_MS * 2 ** Math.max(unreachableTries - MAX_UNREACHABLE_TRIES, 0);
  return { unreachableTries, pausedUntil: now + Math.min(pause, MAX_PAUSE_MS) };
};
