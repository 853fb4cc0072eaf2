import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';

/** The part of a thank-you page that isn't in its address. Plain JSON. */
export interface SeeThanksView {
  /** The dealer that received the request; null when there is none or it is unknown. */
  readonly dealer: string | null;
}

/** The port that the thank-you pages read. */
export interface RequestThanks {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<SeeThanksView>;
  /** Resolves once the dealer is loaded or unavailable. */
  readonly recall: (companyId: CompanyId | null) => Promise<void>;
}

/** Names the dealer on the thank-you page of a form that was posted without scripts. When the look-up fails, the page names no dealer. */
export class SeeThanks implements RequestThanks {
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
