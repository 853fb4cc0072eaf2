import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';

/** What the thanks say that their address does not. Plain JSON. */
export interface SeeThanksView {
  /** The name of the dealer that the request was sent to; null: none, or none that is known. */
  readonly dealer: string | null;
}

/** What the pages of thanks read. */
export interface ThankedDealer {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<SeeThanksView>;
  /** Resolves once the dealer is known, or known to be unavailable. */
  readonly recall: (companyId: CompanyId | null) => Promise<void>;
}

/** Names the dealer in the thanks for a form that was sent without scripts; where they cannot be looked up, the thanks name nobody. */
export class SeeThanks implements ThankedDealer {
  private readonly view = new BehaviorSubject<SeeThanksView>({ dealer: null });

  readonly view$: Observable<SeeThanksView> = this.view.asObservable();

  constructor(private readonly lookUp: DealerLookUp) {}

  async recall(companyId: CompanyId | null): Promise<void> {
    if (companyId === null) return;
    const name = await pipe(
      this.lookUp.byCompanyId(companyId),
      TE.match(
        () => '',
        O.match(
          () => '',
          (dealer) => displayName(dealer.name ?? '', dealer.state),
        ),
      ),
    )();
    this.view.next({ dealer: name || null });
  }
}
