import type { Observable } from 'rxjs';
import type { Dealer } from '../../domain/dealer.ts';

export interface DealerRecords {
  readonly all$: Observable<ReadonlyArray<Dealer>>;
}
