import * as O from 'fp-ts/Option';
import { maxRebateOf, type AreaRebates } from './area-rebates.ts';
import { topPrograms } from './top-programs.ts';

/** Services that programs pay for without a product. */
const SERVICE = /^tune-?up\b/;

/** Normalizes a product type: `Heat Pumps` and `heat pump` are equal. */
const comparable = (name: string): string =>
  name.replace(/,.*/s, '').trim().toLowerCase().replace(/\s+/g, ' ').replace(/s$/, '');

/** Whether a program's equipment is of a product type: a `Ducted heat pump` is a `Heat pump`, and a `Furnace` may be a `Gas furnace`. */
const isProduct = (paidFor: string, type: string): boolean => {
  const [paid, wanted] = [comparable(paidFor), comparable(type)];
  if (paid === '' || SERVICE.test(paid)) return false;
  return paid === wanted || paid.endsWith(` ${wanted}`) || wanted.endsWith(` ${paid}`);
};

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
  return rebatesForProducts(rebates, [type.value], day);
};

/** Like `rebatesForProduct`, for products bought together: the programs for any of these types. */
export const rebatesForProducts = (
  { programs }: AreaRebates,
  types: ReadonlyArray<string>,
  day: string,
): Pick<AreaRebates, 'programs' | 'maxRebate'> => {
  const paying = programs.filter(({ paysFor }) =>
    paysFor.some((paidFor) => types.some((type) => isProduct(paidFor, type))),
  );
  return { programs: topPrograms(paying, day), maxRebate: maxRebateOf(paying, O.none, day) };
};
