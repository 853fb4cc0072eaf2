import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerRecords, RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';

/** Finds the dealer with a company id (specification, section 7: `/dealers/lookup`). */
export class LookUpDealer {
  constructor(private readonly records: DealerRecords) {}

  execute(companyId: CompanyId): TaskEither<RecordsUnavailable, Option<Dealer>> {
    return this.records.byCompanyId(companyId);
  }
}
