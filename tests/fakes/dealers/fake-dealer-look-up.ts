import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import type { ProviderFailure } from '../../../application/ports/dealers/provider-failure.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';

/** A lookup whose dealers and troubles the test sets; without a list of dealers, every id has a dealer. */
export class FakeDealerLookUp implements DealerLookUp {
  private readonly dealers: ReadonlyArray<Dealer> | null;
  private trouble: ProviderFailure | 'silence' | null = null;

  constructor(dealers: ReadonlyArray<Dealer> | null = null) {
    this.dealers = dealers;
  }

  /** Makes every call fail with this trouble; `silence` never answers. */
  meet(trouble: ProviderFailure | 'silence'): void {
    this.trouble = trouble;
  }

  byCompanyId(companyId: CompanyId): TE.TaskEither<ProviderFailure, O.Option<Dealer>> {
    if (this.trouble === 'silence') return () => new Promise(() => undefined);
    if (this.trouble !== null) return TE.left(this.trouble);
    if (this.dealers === null) return TE.right(O.some(aDealer().withCompanyId(companyId).build()));
    return TE.right(O.fromNullable(this.dealers.find((dealer) => dealer.companyId === companyId)));
  }
}
