import type { Decision, KeptDecision } from '../../../domain/consent/consent.ts';

const KEPT = /^(granted|refused) (\d{1,15})$/;

/** A decision as it is stored: `granted 1790000000000`. Without io-ts, since the boot script reads it too. */
export const encodeDecision = ({ decision, at }: KeptDecision): string => `${decision} ${at}`;

/** Null: it is none. */
export const decodeDecision = (text: string): KeptDecision | null => {
  const [, decision, at] = KEPT.exec(text) ?? [];
  return decision === undefined ? null : { decision: decision as Decision, at: Number(at) };
};
