import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { ProviderFailure } from './provider-failure.ts';

/** Looks up single dealers, in our own records or at a real provider (specification, section 7: `/dealers/lookup`). */
export interface DealerLookUp {
  /** The dealer with a company id; none when it doesn't exist. */
  readonly byCompanyId: (companyId: CompanyId) => TaskEither<ProviderFailure, Option<Dealer>>;
}
