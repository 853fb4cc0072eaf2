/** When calls to a service are paused, and for how long. */
export interface CircuitPolicy {
  /** So many calls in a row that fail pause it. */
  readonly maxFailures: number;
  /** Pauses double from the first, in milliseconds, to the longest while calls fail. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
}

/** The circuit breaker of one service: how many calls in a row have failed, and until when it is paused, if it is. */
export interface Circuit {
  readonly failures: number;
  /** In milliseconds since 1970; null: the circuit is closed, calls are made. */
  readonly pausedUntil: number | null;
}

/** What a call says about its service: it cannot be reached, it answered, or it asked us to wait (milliseconds). */
export type CircuitSign =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'answered' }
  | { readonly kind: 'wait'; readonly milliseconds: number };

export const CLOSED_CIRCUIT: Circuit = { failures: 0, pausedUntil: null };

/** How many of at most `max` calls may be made at `now`: none during a pause, one after it until the service answers. */
export const allowedCalls = (
  { maxPauseMs }: CircuitPolicy,
  { pausedUntil }: Circuit,
  now: number,
  max: number,
): number => {
  if (pausedUntil === null) return max;
  // More than the longest pause is left only when the clock was set back.
  const isPaused = now < pausedUntil && pausedUntil - now <= maxPauseMs;
  return isPaused ? 0 : Math.min(1, max);
};

/** The circuit after a call that ended at `now`. */
export const circuitAfter = (
  policy: CircuitPolicy,
  circuit: Circuit,
  sign: CircuitSign,
  now: number,
): Circuit => {
  switch (sign.kind) {
    case 'answered':
      return CLOSED_CIRCUIT;
    case 'wait':
      return {
        failures: 0,
        pausedUntil: Math.max(circuit.pausedUntil ?? 0, now + Math.min(sign.milliseconds, policy.maxPauseMs)),
      };
    case 'unreachable':
      return afterUnreachable(policy, circuit, now);
  }
};

const afterUnreachable = (policy: CircuitPolicy, circuit: Circuit, now: number): Circuit => {
  // Calls that began before the pause add nothing to what is known.
  if (allowedCalls(policy, circuit, now, 1) === 0) return circuit;
  const failures = circuit.failures + 1;
  if (failures < policy.maxFailures && circuit.pausedUntil === null) return { failures, pausedUntil: null };
  const pause = policy.firstPauseMs * 2 ** Math.max(failures - policy.maxFailures, 0);
  return { failures, pausedUntil: now + Math.min(pause, policy.maxPauseMs) };
};
