import { BehaviorSubject, combineLatest, of, switchAll, type Observable, type Subscription } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { connectedDealers } from '../../../domain/visitor/visitor-profile.ts';
import type { LeadDesk } from '../../ports/leads/lead-desk.ts';
import type { VisitorProfiles } from '../../ports/visitor/visitor-profiles.ts';

/** The state of a visitor's request to a dealer: `waiting` while it waits in the outbox. */
export type Connection = 'connected' | 'waiting';

/** The dealers the visitor is connected with, by their company ids; a dealer that is not in it was not asked. */
export type ConnectionsView = Readonly<Record<CompanyId, Connection>>;

/** Before anything is recalled: what the server renders is the same for all. */
const NONE: ConnectionsView = {};

/** Shows which dealers a visitor has already asked (specification, section 4: connect button; contract, section 7: contact modal). */
export class ShowConnections {
  private readonly view = new BehaviorSubject<ConnectionsView>(NONE);
  private readonly waiting = new BehaviorSubject<LeadDesk['waiting$']>(of([]));
  private subscription: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<ConnectionsView> = this.view.asObservable();

  constructor(private readonly profiles: VisitorProfiles) {}

  /** From now on the view follows what the browser remembers. */
  recall(flagged: ReadonlyArray<CompanyId> = []): void {
    const waiting$ = this.waiting.pipe(switchAll());
    this.subscription ??= combineLatest([this.profiles.profile$, waiting$]).subscribe(
      ([{ dealersContacted: contacted }, waiting]) => {
        const connected = connectedDealers({ contacted, flagged, recommended: this.profiles.recommended() });
        this.view.next({ ...connectionsOf(connected, 'connected'), ...connectionsOf(waiting, 'waiting') });
      },
    );
  }

  /** And what waits at a desk, which pages have only once they need one. */
  follow({ waiting$ }: Pick<LeadDesk, 'waiting$'>): void {
    this.waiting.next(waiting$);
  }

  /** The view stays as it is. */
  dispose(): void {
    this.subscription?.unsubscribe();
  }
}

const connectionsOf = (companyIds: ReadonlyArray<CompanyId>, connection: Connection): ConnectionsView =>
  Object.fromEntries(companyIds.map((companyId) => [companyId, connection]));
