import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { displayName } from '../../../domain/dealer/display-name.ts';
import { numberFor } from '../../../domain/phone/dealer-number.ts';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DealerLookUp } from '../../ports/dealers/dealer-look-up.ts';
import { shownPhone } from '../find-dealers/shown-phone.ts';
import { dealerHours, type DealerHours } from '../show-hours/dealer-hours.ts';

/** The part of a thank-you page that isn't in its address. Plain JSON. */
export interface SeeThanksView {
  /** The dealer that received the request; null when there is none or it is unknown. */
  readonly dealer: {
    readonly name: string;
    /** As shown on cards; null without a number. */
    readonly phone: string | null;
    readonly hours: DealerHours | null;
  } | null;
  /** When the page is shown, in milliseconds since 1970. */
  readonly now: number;
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
  private readonly view: BehaviorSubject<SeeThanksView>;

  readonly view$: Observable<SeeThanksView>;

  constructor(
    private readonly lookUp: DealerLookUp,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.view = new BehaviorSubject<SeeThanksView>({ dealer: null, now: clock.now() });
    this.view$ = this.view.asObservable();
  }

  async recall(companyId: CompanyId | null): Promise<void> {
    if (companyId === null) return;
    const found = await this.lookUp.byCompanyId(companyId)();
    const dealer = E.isRight(found) ? O.toNullable(found.right) : null;
    if (dealer === null) return;
    const now = this.clock.now();
    const name = displayName(dealer.name ?? '', dealer.state);
    const phone = shownPhone(numberFor(dealer, NO_SOURCE).number)?.text ?? null;
    if (name) this.view.next({ dealer: { name, phone, hours: dealerHours(dealer, now) }, now });
  }
}
