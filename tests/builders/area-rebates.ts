import * as O from 'fp-ts/Option';
import { maxRebateOf, NO_REBATES, type AreaRebates } from '../../domain/rebate/area-rebates.ts';
import type { RebateProgram } from '../../domain/rebate/rebate-program.ts';

/** The date of the lookup in built areas. */
const REBATE_DAY = '2026-11-20';

/** The rebates of an area with these programs, as a provider returns them on `REBATE_DAY`. */
export const areaRebates = (cityState: string, ...programs: ReadonlyArray<RebateProgram>): AreaRebates => ({
  ...NO_REBATES,
  cityState: O.some(cityState),
  maxRebate: maxRebateOf(programs, O.none, REBATE_DAY),
  programs,
});
