import { BehaviorSubject, type Observable } from 'rxjs';
import type { Dismissals } from '../../ports/visitor/dismissals.ts';

/** The banners that the visitor has closed. */
export interface CloseBannersView {
  readonly closed: ReadonlyArray<string>;
}

/** A closeable banner hides after close, and stays away for the visit (specification, section 4). */
export class CloseBanners {
  private readonly view = new BehaviorSubject<CloseBannersView>({ closed: [] });

  /** Replays its latest value, never completes. */
  readonly view$: Observable<CloseBannersView> = this.view.asObservable();

  constructor(private readonly dismissals: Dismissals) {}

  /** Recalls what was closed on earlier pages; pages are rendered without it, so it is no part of the first view. */
  recall(): void {
    this.view.next({ closed: this.dismissals.closed() });
  }

  /** Hides the banner of an id, here and on the pages that follow. */
  close(id: string): void {
    this.dismissals.close(id);
    this.recall();
  }
}
