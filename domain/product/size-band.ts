import type { Climate } from './climate.ts';

/** The usual size of a system, in tons of cooling (12,000 Btu per hour). */
export interface SizeBand {
  readonly from: number;
  readonly to: number;
}

/** The floor area per ton in square feet: `most` in a tight home, `least` in a leaky one. A rule of thumb (decision 0034). */
const FEET_PER_TON: { readonly [climate in Climate]: { readonly most: number; readonly least: number } } = {
  hot: { most: 600, least: 400 },
  mild: { most: 800, least: 500 },
  cold: { most: 1000, least: 600 },
};

/** The available sizes of home systems, in steps of 0.5. */
const MIN_TONS = 1.5;
const MAX_TONS = 5;

/** The valid floor areas in square feet. Others are typos or not homes. */
export const FLOOR_AREA = { least: 200, most: 10_000 } as const;

/** The floor area in a text such as `2,000 sq ft`, in square feet; null when it isn't a valid one. */
export const squareFeetIn = (typed: string): number | null => {
  const [, digits = ''] =
    /^\s*(\d{1,3}(?:[, ]?\d{3})?)\s*(?:sq\.?\s*ft\.?|ft2|ft²|square feet|pi2|pi²|pieds carrés|pies cuadrados)?\s*$/i.exec(
      typed,
    ) ?? [];
  const squareFeet = Number(digits.replace(/\D/g, ''));
  return squareFeet >= FLOOR_AREA.least && squareFeet <= FLOOR_AREA.most ? squareFeet : null;
};

/** The usual sizes for a floor area; null when it needs more than the largest size. */
export const sizeBand = (squareFeet: number, climate: Climate): SizeBand | null => {
  const { most, least } = FEET_PER_TON[climate];
  const from = Math.max(MIN_TONS, Math.floor((squareFeet / most) * 2) / 2);
  const to = Math.max(MIN_TONS, Math.ceil((squareFeet / least) * 2) / 2);
  return from > MAX_TONS ? null : { from, to: Math.min(to, MAX_TONS) };
};
