import type { Decision } from '../../../domain/consent/consent.ts';

/** Third-party analytics. Loads nothing before `begin` (contract, section 7: events). */
export interface Measurement {
  /** Reports the visitor's decision, which takes effect on this page at once. */
  readonly report: (decision: Decision) => void;
  /** Loads the analytics script. Call only with consent; repeated calls do nothing. */
  readonly begin: () => void;
}
