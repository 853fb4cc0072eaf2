import type { Decision, KeptDecision } from '../../../domain/consent/consent.ts';

const KEPT = /^(granted|refused) (\d{1,15})$/;

/** A stored decision: `granted 1790000000000`. Without io-ts, because the boot script reads it too. */
export const encodeDecision = ({ decision, at }: KeptDecision): string => `${decision} ${at}`;

/** Null when the text is invalid. */
export const decodeDecision = (text: string): KeptDecision | null => {
  const [, decision, at] = KEPT.exec(text) ?? [];
  return decision === undefined ? null : { decision: decision as Decision, at: Number(at) };
};
