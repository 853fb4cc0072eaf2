/** When calls to a service are paused, and for how long. */
export interface CircuitPolicy {
  /** So many calls in a row that fail pause it. */
  readonly maxFailures: number;
  /** Pauses double from the first, in milliseconds, to the longest while calls fail. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
  /** So many calls are made at once to find out whether the service works again. */
  readonly maxTrials: number;
}

/** The circuit breaker of one service: how many calls in a row have failed, and until when it is paused, if it is. */
export interface Circuit {
  readonly failures: number;
  /** In milliseconds since 1970; null: the circuit is closed, calls are made. */
  readonly pausedUntil: number | null;
  /** From when, during a pause, new things may be tried: milliseconds since 1970. */
  readonly newTrialsFrom: number;
  /** The things whose calls have failed lately, the latest last: each counts once, since it may be at fault itself. */
  readonly suspects: ReadonlyArray<string>;
}

/** What a call says about its service: it cannot be reached, it answered, or it asked us to wait (milliseconds). */
export type CircuitSign =
  | {
      readonly kind: 'unreachable';
      /** What the call was about, where one thing is tried again and again; absent: every call counts. */
      readonly about?: string;
    }
  | { readonly kind: 'answered' }
  | { readonly kind: 'wait'; readonly milliseconds: number };

/** Which calls are made: all; a few that find out whether the service works; such about new things alone; none. */
export type CircuitState = 'closed' | 'trial' | 'new-trial' | 'paused';

export const CLOSED_CIRCUIT: Circuit = { failures: 0, pausedUntil: null, newTrialsFrom: 0, suspects: [] };

/** More suspects than that are forgotten, the oldest first. */
const MAX_SUSPECTS = 100;

/** Which calls may be made at `now`: none during a pause, but about new things soon; after it a few, until the service answers. */
export const circuitStateAt = (
  { maxPauseMs }: CircuitPolicy,
  { pausedUntil, newTrialsFrom }: Circuit,
  now: number,
): CircuitState => {
  if (pausedUntil === null) return 'closed';
  if (!isAhead(pausedUntil, now, maxPauseMs)) return 'trial';
  return isAhead(newTrialsFrom, now, maxPauseMs) ? 'paused' : 'new-trial';
};

/** More than the longest pause is left only when the clock was set back. */
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
      return { ...CLOSED_CIRCUIT, suspects: circuit.suspects };
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
  // Calls that began before the pause add nothing to what is known.
  if (state === 'paused') return { ...circuit, suspects };
  const newTrialsFrom = now + policy.firstPauseMs;
  if (state === 'new-trial') return { ...circuit, suspects, newTrialsFrom };
  if (state === 'closed' && isSuspect) return circuit;
  const failures = circuit.failures + 1;
  if (failures < policy.maxFailures && state === 'closed') return { ...circuit, failures, suspects };
  const pause = policy.firstPauseMs * 2 ** Math.max(failures - policy.maxFailures, 0);
  return { failures, pausedUntil: now + Math.min(pause, policy.maxPauseMs), newTrialsFrom, suspects };
};
