import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DirectoryFailure } from '../../application/ports/dealer-directory.ts';
import type { DealerLookUp } from '../../application/ports/dealer-look-up.ts';
import type { LookUpDealer } from '../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';

/** Single dealers of our own records. */
export class InProcessDealerLookUp implements DealerLookUp {
  constructor(private readonly lookUpDealer: LookUpDealer) {}

  readonly byCompanyId = (companyId: CompanyId): TE.TaskEither<DirectoryFailure, O.Option<Dealer>> =>
    pipe(this.lookUpDealer.execute(companyId), TE.map(O.fromNullable));
}
