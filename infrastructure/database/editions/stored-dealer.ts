import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';

/** A dealer as it is stored: the company id is what it is looked up, reviewed and contacted by. */
export type StoredDealer = Dealer & { readonly companyId: CompanyId };
