import type { KeptDecision } from '../../../domain/consent/consent.ts';

/** What a visitor has decided of being measured, in this browser, on this site. */
export interface ConsentMemory {
  /** The last decision, however old; null: none. */
  readonly recall: () => KeptDecision | null;
  /** Takes the place of the last one. A browser that refuses to store is no failure: it forgets with the page. */
  readonly keep: (kept: KeptDecision) => void;
}
