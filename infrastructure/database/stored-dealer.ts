import type { Dealer } from '../../domain/dealer/dealer.ts';

/** A dealer as it is stored: the company id is what it is looked up, reviewed and contacted by. */
export type StoredDealer = Dealer & { readonly companyId: number };

/** Company ids are stored in 32 bits. */
export const SMALLEST_COMPANY_ID = 1;
const LARGEST_COMPANY_ID = 2 ** 31 - 1;

/** Whether a number can be a dealer's; any other is nobody's, and PostgreSQL would refuse to look for it. */
export const isCompanyId = (companyId: number): boolean =>
  Number.isInteger(companyId) && companyId >= SMALLEST_COMPANY_ID && companyId <= LARGEST_COMPANY_ID;
