import * as O from 'fp-ts/Option';

/** The id of a dealer's company: an integer from 1 to 2147483647 (32 bits). Created only by `parseCompanyId`. */
export type CompanyId = number & { readonly _companyId: unique symbol };

export const MIN_COMPANY_ID = 1;
export const MAX_COMPANY_ID = 2 ** 31 - 1;

export const isCompanyId = (value: unknown): value is CompanyId =>
  typeof value === 'number' && Number.isInteger(value) && value >= MIN_COMPANY_ID && value <= MAX_COMPANY_ID;

/** Parses a company id from a number or digits (`7`, `"7"`); none for anything else. */
export const parseCompanyId = (value: unknown): O.Option<CompanyId> => {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return isCompanyId(id) ? O.some(id) : O.none;
};
