/** Why a lead is stored and not delivered: its hidden field was filled in, or too many leads came within a minute (contract, section 7). */
export const HOLD_REASONS = ['honeypot', 'flood'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What the operator has decided about a held lead: nothing yet, that it is delivered, or that nobody gets it. */
export const HOLD_STATES = ['held', 'released', 'discarded'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** That a lead is held. */
export interface Hold {
  readonly reason: HoldReason;
  /** The network that it was sent from, `203.0.113.0/24`; empty: unknown. */
  readonly network: string;
}
