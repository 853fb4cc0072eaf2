import type { Climate } from './climate.ts';

/** How large a system usually is, in tons of cooling; a ton is 12,000 Btu an hour. */
export interface SizeBand {
  readonly from: number;
  readonly to: number;
}

/** Square feet of floor that one ton serves: at most in a tight home, at least in a leaky one. A rule of thumb (decision 0034). */
const FEET_PER_TON: { readonly [climate in Climate]: { readonly most: number; readonly least: number } } = {
  hot: { most: 600, least: 400 },
  mild: { most: 800, least: 500 },
  cold: { most: 1000, least: 600 },
};

/** Systems for homes are made in these sizes, by halves. */
const SMALLEST = 1.5;
const LARGEST = 5;

/** Floor areas that are typed in square feet; others are mistyped, or no home. */
export const FLOOR_AREA = { least: 200, most: 10_000 } as const;

/** The sizes that systems for a floor area usually have; null: no single system is as large. */
export const sizeBand = (squareFeet: number, climate: Climate): SizeBand | null => {
  const { most, least } = FEET_PER_TON[climate];
  const from = Math.max(SMALLEST, Math.floor((squareFeet / most) * 2) / 2);
  const to = Math.max(SMALLEST, Math.ceil((squareFeet / least) * 2) / 2);
  return from > LARGEST ? null : { from, to: Math.min(to, LARGEST) };
};
