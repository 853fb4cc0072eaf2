import { exactly, type DollarRange } from './dollar-range.ts';
import { LEGAL_MINIMUMS } from './legal-minimums.ts';
import type { SystemPart } from './matched-parts.ts';
import type { CentsRange } from './money.ts';

/** How finely equipment's output is controlled. Each step costs more, uses less energy and holds the temperature better. */
export const EQUIPMENT_LEVELS = ['single', 'two-stage', 'variable'] as const;
export type EquipmentLevel = (typeof EQUIPMENT_LEVELS)[number];

/** The ratings of a level's models, from the least efficient to the most; AFUE in percent. */
export interface LevelRatings {
  readonly seer2: DollarRange;
  readonly hspf2: DollarRange;
  readonly afue: DollarRange;
}

/**
 * The ratings by level: the legal minimum and our single-stage models, our two-stage ones, and our variable-speed ones. We have no
 * variable-speed heat pump or furnace, so theirs are the usual ones of the trade.
 */
export const LEVEL_RATINGS: { readonly [level in EquipmentLevel]: LevelRatings } = {
  single: {
    seer2: { from: LEGAL_MINIMUMS['ac-north-seer2'], to: 14.3 },
    hspf2: exactly(LEGAL_MINIMUMS['heat-pump-hspf2']),
    afue: { from: 80, to: 92 },
  },
  'two-stage': { seer2: exactly(16.2), hspf2: exactly(8.1), afue: { from: 80, to: 95 } },
  variable: { seer2: exactly(18.1), hspf2: { from: 8.5, to: 10 }, afue: { from: 95, to: 97 } },
};

/**
 * What a level adds to a part's starting price, in whole cents: rough ranges of the trade, which depend on size and brand. Parts that aren't
 * listed cost the same.
 */
const LEVEL_ADDS: { readonly [level in EquipmentLevel]: { readonly [part in SystemPart]?: CentsRange } } = {
  single: {},
  'two-stage': {
    'air-conditioner': { from: 100_000, to: 250_000 },
    'heat-pump': { from: 100_000, to: 300_000 },
    furnace: { from: 30_000, to: 100_000 },
  },
  variable: {
    'air-conditioner': { from: 250_000, to: 600_000 },
    'heat-pump': { from: 300_000, to: 700_000 },
    furnace: { from: 100_000, to: 250_000 },
    'air-handler': { from: 50_000, to: 150_000 },
  },
};

/** What a level adds to a part's starting price. */
export const levelAdds = (level: EquipmentLevel, part: SystemPart): CentsRange =>
  LEVEL_ADDS[level][part] ?? { from: 0, to: 0 };
