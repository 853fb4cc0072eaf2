import type { Decision } from '../../../domain/consent/consent.ts';

/** What measures visits, of another company: nothing of it is there before it is begun (contract, section 7: events). */
export interface Measurement {
  /** Reports what the visitor has decided; it holds on this page at once. */
  readonly report: (decision: Decision) => void;
  /** Has it loaded: only after consent, and once a page however often it is called. */
  readonly begin: () => void;
}
