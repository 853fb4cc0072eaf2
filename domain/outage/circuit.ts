/** When a circuit opens, and for how long. */
export interface CircuitPolicy {
  /** The number of consecutive failures that opens the circuit. */
  readonly maxFailures: number;
  /** Pauses double from `firstPauseMs` to `maxPauseMs` while calls fail. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
  /** The maximum number of concurrent trial calls. */
  readonly maxTrials: number;
}

/** The state of one service's circuit breaker. */
export interface Circuit {
  readonly failures: number;
  /** In milliseconds since 1970; null when the circuit is closed. */
  readonly pausedUntil: number | null;
  /** When items that were never tried may be tried during a pause, in milliseconds since 1970. */
  readonly newTrialsFrom: number;
  /** Items whose calls failed lately, latest last. Each counts as one failure, because the item itself may be at fault. */
  readonly suspects: ReadonlyArray<string>;
}

/** The state of the service as shown by a call: it is unreachable, it answered, or it asks to wait. */
export type CircuitSign =
  | {
      readonly kind: 'unreachable';
      /** The item that is being retried; absent when every failure counts. */
      readonly about?: string;
    }
  | {
      readonly kind: 'answered';
      /** The item that is no longer suspect. */
      readonly about?: string;
    }
  | { readonly kind: 'wait'; readonly milliseconds: number };

/** Which calls are allowed: all; trials; trials of new items only; none. */
export type CircuitState = 'closed' | 'trial' | 'new-trial' | 'paused';

export const CLOSED_CIRCUIT: Circuit = { failures: 0, pausedUntil: null, newTrialsFrom: 0, suspects: [] };

/** When there are more suspects, the oldest are forgotten. */
const MAX_SUSPECTS = 100;

/** The state at `now`: paused, but with trials of new items soon; after the pause, trials until the service answers. */
export const circuitStateAt = (
  { maxPauseMs }: CircuitPolicy,
  { pausedUntil, newTrialsFrom }: Circuit,
  now: number,
): CircuitState => {
  if (pausedUntil === null) return 'closed';
  if (!isAhead(pausedUntil, now, maxPauseMs)) return 'trial';
  return isAhead(newTrialsFrom, now, maxPauseMs) ? 'paused' : 'new-trial';
};

/** A time further ahead than the longest pause means that the clock was set back. */
const isAhead = (instant: number, now: number, maxPauseMs: number): boolean =>
  now < instant && instant - now <= maxPauseMs;

/** The circuit after a call that ended at `now`. */
export const circuitAfter = (
  policy: CircuitPolicy,
  circuit: Circuit,
  sign: CircuitSign,
  now: number,
): Circuit => {
  switch (sign.kind) {
    case 'answered':
      return { ...CLOSED_CIRCUIT, suspects: circuit.suspects.filter((item) => item !== sign.about) };
    case 'wait': {
      const until = now + Math.min(sign.milliseconds, policy.maxPauseMs);
      return {
        ...circuit,
        failures: 0,
        pausedUntil: Math.max(circuit.pausedUntil ?? 0, until),
        newTrialsFrom: Math.max(circuit.newTrialsFrom, until),
      };
    }
    case 'unreachable':
      return afterUnreachable(policy, circuit, sign.about, now);
  }
};

const afterUnreachable = (
  policy: CircuitPolicy,
  circuit: Circuit,
  about: string | undefined,
  now: number,
): Circuit => {
  const isSuspect = about !== undefined && circuit.suspects.includes(about);
  const suspects =
    about === undefined || isSuspect ? circuit.suspects : [...circuit.suspects, about].slice(-MAX_SUSPECTS);
  const state = circuitStateAt(policy, circuit, now);
  // Failures of calls from before the pause add no information.
  if (state === 'paused') return { ...circuit, suspects };
  const newTrialsFrom = now + policy.firstPauseMs;
  if (state === 'new-trial') return { ...circuit, suspects, newTrialsFrom };
  if (state === 'closed' && isSuspect) return circuit;
  const failures = circuit.failures + 1;
  if (failures < policy.maxFailures && state === 'closed') return { ...circuit, failures, suspects };
  const pause = policy.firstPauseMs * 2 ** Math.max(failures - policy.maxFailures, 0);
  return { failures, pausedUntil: now + Math.min(pause, policy.maxPauseMs), newTrialsFrom, suspects };
};
