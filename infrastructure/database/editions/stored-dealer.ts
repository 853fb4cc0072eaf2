import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';

/** A dealer in our records. The company id is required, because look-ups, reviews and leads refer to it. */
export type StoredDealer = Dealer & { readonly companyId: CompanyId };
