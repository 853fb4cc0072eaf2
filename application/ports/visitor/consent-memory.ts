import type { KeptDecision } from '../../../domain/consent/consent.ts';

/** Stores the visitor's consent decision in this browser. */
export interface ConsentMemory {
  /** The last decision, however old; null without one. */
  readonly recall: () => KeptDecision | null;
  /** Replaces the last decision. If the browser refuses to store it, the decision lasts until the page closes. */
  readonly keep: (kept: KeptDecision) => void;
}
