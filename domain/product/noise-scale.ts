/** The range of the noise scale, in dB(A) (specification, section 9). */
const NOISE_SCALE = { from: 40, to: 80 } as const;

/** The loudest number in a noise level such as `72 dB(A)` or `54-72`, in dB(A). Null when it isn't on the scale. */
export const noiseOnScale = (text: string): number | null => {
  const loudest = Math.max(...(text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
  return loudest >= NOISE_SCALE.from && loudest <= NOISE_SCALE.to ? loudest : null;
};

/** The position of a level on the scale, from 0 to 1. */
export const shareOfScale = (level: number): number =>
  (level - NOISE_SCALE.from) / (NOISE_SCALE.to - NOISE_SCALE.from);
