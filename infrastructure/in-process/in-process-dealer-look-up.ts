import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import type { DealerLookUp } from '../../application/ports/dealers/dealer-look-up.ts';
import type { LookUpDealer } from '../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';

/** The dealer look-up of our own records. */
export class InProcessDealerLookUp implements DealerLookUp {
  constructor(private readonly lookUpDealer: LookUpDealer) {}

  readonly byCompanyId = (companyId: CompanyId): TaskEither<ProviderFailure, Option<Dealer>> =>
    this.lookUpDealer.execute(companyId);
}
