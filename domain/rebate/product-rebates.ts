import * as O from 'fp-ts/Option';
import { maxRebateOf, type AreaRebates } from './area-rebates.ts';
import { topPrograms } from './top-programs.ts';

/** What a program pays for without a product being bought. */
const SERVICE = /^tune-?up\b/;

/** A product's type as it is compared: `Heat Pumps` and `heat pump` are the same. */
const comparable = (name: string): string =>
  name.replace(/,.*/s, '').trim().toLowerCase().replace(/\s+/g, ' ').replace(/s$/, '');

/** Whether what a program pays for is a product of a type: a `Ducted heat pump` is a `Heat pump`, a `Furnace` may be a `Gas furnace`. */
const isProduct = (paidFor: string, type: string): boolean => {
  const [paid, wanted] = [comparable(paidFor), comparable(type)];
  if (paid === '' || SERVICE.test(paid)) return false;
  return paid === wanted || paid.endsWith(` ${wanted}`) || wanted.endsWith(` ${paid}`);
};

/**
 * The programs of an area that pay for products of a type on a day, the most useful first, and what they pay together at most
 * (specification, section 9: rebate widgets). Without a type: all that pay on that day. A program without known equipment types
 * counts for no type.
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

/** The same for products that are bought together: the programs that pay for one of these types. */
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
