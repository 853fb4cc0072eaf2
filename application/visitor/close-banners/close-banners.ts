import { BehaviorSubject, type Observable } from 'rxjs';
import type { Dismissals } from '../../ports/visitor/dismissals.ts';

/** Ids of the banners that the visitor has closed. */
export interface CloseBannersView {
  readonly closed: ReadonlyArray<string>;
}

/** Hides closed banners for the rest of the visit (specification, section 4). */
export class CloseBanners {
  private readonly view = new BehaviorSubject<CloseBannersView>({ closed: [] });

  /** Replays its latest value, never completes. */
  readonly view$: Observable<CloseBannersView> = this.view.asObservable();

  constructor(private readonly dismissals: Dismissals) {}

  /** Hides the banners closed on earlier pages. Server-rendered pages don't know them, so the first view shows all banners. */
  recall(): void {
    this.view.next({ closed: this.dismissals.closed() });
  }

  /** Hides a banner on this page and on later ones. */
  close(id: string): void {
    this.dismissals.close(id);
    this.recall();
  }
}
