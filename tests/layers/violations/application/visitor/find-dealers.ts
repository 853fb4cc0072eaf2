import type { Dealer } from '../../domain/dealer.ts';
import type { DealerRecords } from '../ports/dealer-records.ts';

export type FindDealersView =
  { readonly kind: 'searching' } | { readonly kind: 'found'; readonly dealers: ReadonlyArray<Dealer> };

export class FindDealers {
  private readonly records: DealerRecords;

  constructor(records: DealerRecords) {
    this.records = records;
  }

  show(): DealerRecords['all$'] {
    return this.records.all$;
  }
}
