import { BehaviorSubject, combineLatest, of, switchAll, type Observable, type Subscription } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { connectedDealers } from '../../../domain/visitor/visitor-profile.ts';
import type { LeadDesk } from '../../ports/leads/lead-desk.ts';
import type { VisitorProfiles } from '../../ports/visitor/visitor-profiles.ts';

/** The state of the visitor's request to a dealer; `waiting`: in the outbox. */
export type Connection = 'connected' | 'waiting';

/** Connection states by company id. Dealers without a request are absent. */
export type ConnectionsView = Readonly<Record<CompanyId, Connection>>;

/** The initial view: server-rendered pages are the same for all visitors. */
const NONE: ConnectionsView = {};

/** Shows which dealers the visitor has already contacted (specification, section 4: connect button; contract, section 7: contact modal). */
export class ShowConnections {
  private readonly view = new BehaviorSubject<ConnectionsView>(NONE);
  private readonly waiting = new BehaviorSubject<LeadDesk['waiting$']>(of([]));
  private subscription: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<ConnectionsView> = this.view.asObservable();

  constructor(private readonly profiles: VisitorProfiles) {}

  /** Reads the visitor's profile and follows its changes. */
  recall(flagged: ReadonlyArray<CompanyId> = []): void {
    const waiting$ = this.waiting.pipe(switchAll());
    this.subscription ??= combineLatest([this.profiles.profile$, waiting$]).subscribe(
      ([{ dealersContacted: contacted }, waiting]) => {
        const connected = connectedDealers({ contacted, flagged, recommended: this.profiles.recommended() });
        this.view.next({ ...connectionsOf(connected, 'connected'), ...connectionsOf(waiting, 'waiting') });
      },
    );
  }

  /** Also follows the outbox of a lead desk. Pages create the desk only when they need it. */
  follow({ waiting$ }: Pick<LeadDesk, 'waiting$'>): void {
    this.waiting.next(waiting$);
  }

  /** Stops all subscriptions and keeps the last view. */
  dispose(): void {
    this.subscription?.unsubscribe();
  }
}

const connectionsOf = (companyIds: ReadonlyArray<CompanyId>, connection: Connection): ConnectionsView =>
  Object.fromEntries(companyIds.map((companyId) => [companyId, connection]));
