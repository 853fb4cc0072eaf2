/** Why a lead is stored but not delivered: its honeypot field was filled in, or too many leads came in a minute (contract, section 7). */
export const HOLD_REASONS = ['honeypot', 'flood'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** The operator's decision about a held lead: none yet, deliver it, or discard it. */
export const HOLD_STATES = ['held', 'released', 'discarded'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

export interface Hold {
  readonly reason: HoldReason;
  /** The sender's network, `203.0.113.0/24`; empty when unknown. */
  readonly network: string;
}
