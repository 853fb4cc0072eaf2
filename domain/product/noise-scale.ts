/** The ends of the noise scale, in dB(A) (specification, section 9). */
const NOISE_SCALE = { from: 40, to: 80 } as const;

/**
 * Where a noise level, `72 dB(A)` or `54-72`, is on the scale: its loudest number, in dB(A). Null: it names no number on the scale.
 */
export const noiseOnScale = (text: string): number | null => {
  const loudest = Math.max(...(text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  return loudest >= NOISE_SCALE.from && loudest <= NOISE_SCALE.to ? loudest : null;
};

/** How far along the scale a level is, from 0 to 1. */
export const shareOfScale = (level: number): number =>
  (level - NOISE_SCALE.from) / (NOISE_SCALE.to - NOISE_SCALE.from);

/** Everyday sounds on the scale, quietest first (specification, section 9). */
export const NOISE_LANDMARKS = [
  { level: NOISE_SCALE.from, sound: 'a quiet library' },
  { level: 60, sound: 'conversation' },
  { level: NOISE_SCALE.to, sound: 'a busy street' },
] as const;
