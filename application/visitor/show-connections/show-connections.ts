import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import { isConnected } from '../../../domain/visitor/visitor-profile.ts';
import type { VisitorProfiles } from '../../ports/visitor-profiles.ts';

/** Which dealers the visitor is connected with. */
export interface ConnectionsView {
  readonly isConnected: (companyId: number | null) => boolean;
}

/** Before anything is recalled: what the server draws is the same for all. */
const NOBODY: ConnectionsView = { isConnected: () => false };

/** Tells which dealers a visitor has turned to already (specification, section 4: connect button). */
export class ShowConnections {
  private readonly view = new BehaviorSubject<ConnectionsView>(NOBODY);
  private subscription: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<ConnectionsView> = this.view.asObservable();

  constructor(private readonly profiles: VisitorProfiles) {}

  /** From now on the view follows what the browser remembers. */
  recall(flagged: ReadonlyArray<number> = []): void {
    this.subscription ??= this.profiles.profile$.subscribe(({ dealersContacted: contacted }) => {
      const reasons = { contacted, flagged, recommended: this.profiles.recommended() };
      this.view.next({ isConnected: (companyId) => isConnected(companyId, reasons) });
    });
  }
}
