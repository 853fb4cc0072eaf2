import type { NewPool } from '../database/editions/number-pool-loader.ts';

/** Toll-free area codes, one per pool. */
const AREA_CODES = ['800', '833', '844', '855', '866'] as const;

const NUMBERS_PER_POOL = 20;

/** Within 555-0100 to 555-0199, which is reserved for fiction. */
const FALLBACK = 110;
const FIRST = 120;

/** The number pools of the sample dealers, `pool-1` to `pool-5`. No two pools share a number. */
export const samplePools = (): ReadonlyArray<NewPool> =>
  AREA_CODES.map((areaCode, position) => ({
    pool: `pool-${1 + position}`,
    fallbackNumber: `${areaCode}5550${FALLBACK}`,
    numbers: Array.from({ length: NUMBERS_PER_POOL }, (_, i) => `${areaCode}5550${FIRST + i}`),
  }));
