import * as O from 'fp-ts/Option';
import type { RebateProgram } from '../../domain/rebate/rebate-program.ts';

/** The day on which the real patterns of these programs were compiled. */
const COMPILED_ON = '2026-11-20';

/** Optional fields of a sample program. */
export type Facts = Partial<Omit<RebateProgram, 'id' | 'name' | 'amountLabel'>>;

/** Creates a sample program. `amount` is for a typical project, a system of three tons, in whole US dollars. */
export const program = (
  id: string,
  name: string,
  amountLabel: string,
  amount: number,
  facts: Facts = {},
): RebateProgram => ({
  id,
  name,
  homeUrl: `https://rebates.example/${id.toLowerCase()}`,
  amountLabel,
  amount: O.some(amount),
  status: 'running',
  validFrom: O.none,
  validUntil: O.none,
  lastChecked: O.some(COMPILED_ON),
  combinesWith: O.none,
  paysFor: [],
  whoCanApply: O.some('Homeowners'),
  incomeBands: [],
  conditions: [],
  paysForOtherWork: false,
  summary: O.none,
  ...facts,
});
