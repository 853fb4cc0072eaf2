import { BehaviorSubject, combineLatest, of, switchAll, type Observable, type Subscription } from 'rxjs';
import { isConnected } from '../../../domain/visitor/visitor-profile.ts';
import type { LeadDesk } from '../../ports/lead-desk.ts';
import type { VisitorProfiles } from '../../ports/visitor-profiles.ts';

/** How a visitor stands with a dealer: `waiting` while her request to him waits in the outbox; null: she has not turned to him. */
export type Connection = 'connected' | 'waiting' | null;

/** Which dealers the visitor is connected with. */
export interface ConnectionsView {
  readonly connectionWith: (companyId: number | null) => Connection;
}

/** Before anything is recalled: what the server draws is the same for all. */
const NOBODY: ConnectionsView = { connectionWith: () => null };

/** Tells which dealers a visitor has turned to already (specification, section 4: connect button; contract, section 7: contact modal). */
export class ShowConnections {
  private readonly view = new BehaviorSubject<ConnectionsView>(NOBODY);
  private readonly waiting = new BehaviorSubject<LeadDesk['waiting$']>(of([]));
  private subscription: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<ConnectionsView> = this.view.asObservable();

  constructor(private readonly profiles: VisitorProfiles) {}

  /** From now on the view follows what the browser remembers. */
  recall(flagged: ReadonlyArray<number> = []): void {
    const waiting$ = this.waiting.pipe(switchAll());
    this.subscription ??= combineLatest([this.profiles.profile$, waiting$]).subscribe(
      ([{ dealersContacted: contacted }, waiting]) => {
        const reasons = { contacted, flagged, recommended: this.profiles.recommended() };
        this.view.next({
          connectionWith: (companyId) => {
            if (companyId !== null && waiting.includes(companyId)) return 'waiting';
            return isConnected(companyId, reasons) ? 'connected' : null;
          },
        });
      },
    );
  }

  /** And what waits at a desk, which pages have only once they need one. */
  follow({ waiting$ }: Pick<LeadDesk, 'waiting$'>): void {
    this.waiting.next(waiting$);
  }
}
