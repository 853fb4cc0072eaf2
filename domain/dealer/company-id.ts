import * as O from 'fp-ts/Option';

/** The id of a dealer's company: a whole number from 1 to 2147483647, as it is stored in 32 bits. Made by `parseCompanyId` alone. */
export type CompanyId = number & { readonly _companyId: unique symbol };

/** The smallest company id. */
export const MIN_COMPANY_ID = 1;
/** The largest company id. */
export const MAX_COMPANY_ID = 2 ** 31 - 1;

/** Whether a number can be a dealer's. */
export const isCompanyId = (value: unknown): value is CompanyId =>
  typeof value === 'number' && Number.isInteger(value) && value >= MIN_COMPANY_ID && value <= MAX_COMPANY_ID;

/** A company id, written as a number or as its digits (`7`, `"7"`); none for anything else. */
export const parseCompanyId = (value: unknown): O.Option<CompanyId> => {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return isCompanyId(id) ? O.some(id) : O.none;
};
