import * as O from 'fp-ts/Option';
import { maxRebateOf, type AreaRebates } from './area-rebates.ts';
import type { RebateProgram } from './rebate-program.ts';
import { topPrograms } from './top-programs.ts';

/** Services that programs pay for without a product. */
const SERVICE = /^tune-?up\b/;

/** Normalizes a product type: `Heat Pumps` and `heat pump` are equal. */
const comparable = (name: string): string =>
  name.replace(/,.*/s, '').trim().toLowerCase().replace(/\s+/g, ' ').replace(/s$/, '');

/** Whether a program's equipment is of a product type: a `Ducted heat pump` is a `Heat pump`, and a `Furnace` may be a `Gas furnace`. */
export const isProduct = (paidFor: string, type: string): boolean => {
  const [paid, wanted] = [comparable(paidFor), comparable(type)];
  if (paid === '' || SERVICE.test(paid)) return false;
  return paid === wanted || paid.endsWith(` ${wanted}`) || wanted.endsWith(` ${paid}`);
};

/** A rating that a program needs: `95% or more` of a furnace (AFUE), `15.2 SEER2 or more`. */
export interface NeededRating {
  readonly metric: string;
  readonly least: number;
}

const NEED = /,\s*(\d+(?:\.\d+)?)\s*(%|[A-Z]+2?)(?:\s*AFUE)? or more\b/i;

/** The rating that a program's equipment needs; none when it needs none. */
export const neededRating = (paidFor: string): O.Option<NeededRating> => {
  const [, least, metric = ''] = NEED.exec(paidFor) ?? [];
  return least === undefined
    ? O.none
    : O.some({ metric: metric === '%' ? 'AFUE' : metric.toUpperCase(), least: Number(least) });
};

/** The programs that pay for a product type. */
const payingFor = (programs: ReadonlyArray<RebateProgram>, type: string): ReadonlyArray<RebateProgram> =>
  programs.filter(({ paysFor }) => paysFor.some((paidFor) => isProduct(paidFor, type)));

/**
 * The open programs for a product type, most useful first, and their maximum total (specification, section 9: rebate widgets). Without a
 * type, all open programs. Programs without equipment types match no type.
 */
export const rebatesForProduct = (
  rebates: AreaRebates,
  type: O.Option<string>,
  day: string,
): Pick<AreaRebates, 'programs' | 'maxRebate'> => {
  const { programs, maxRebate } = rebates;
  if (O.isNone(type)) return { programs: topPrograms(programs, day), maxRebate };
  const paying = payingFor(programs, type.value);
  return { programs: topPrograms(paying, day), maxRebate: maxRebateOf(paying, O.none, day) };
};
