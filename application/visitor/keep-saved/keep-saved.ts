import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import { withoutSaved, withSaved, type SavedPage } from '../../../domain/visitor/saved-pages.ts';
import type { SavedPages } from '../../ports/visitor/saved-pages.ts';

/** What a visitor has saved. Plain JSON. */
export interface KeepSavedView {
  /** The newest first; null: not read yet, as in every page that the server renders. */
  readonly pages: ReadonlyArray<SavedPage> | null;
  /** Whether the device refused to keep what was saved last. */
  readonly isRefused: boolean;
}

/** Keeps dealers on the visitor's device, and shows them with where the visitor was last. */
export class KeepSaved {
  private readonly view = new BehaviorSubject<KeepSavedView>({ pages: null, isRefused: false });
  private subscription: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<KeepSavedView> = this.view.asObservable();

  constructor(private readonly saved: SavedPages) {}

  /** Reads what is saved, from now on after each change by another page, too. */
  recall(): void {
    this.show(true);
    this.subscription ??= this.saved.changes$.subscribe(() => this.show(true));
  }

  save(page: SavedPage): void {
    this.show(this.saved.change((pages) => withSaved(pages, page)));
  }

  remove(address: string): void {
    this.show(this.saved.change((pages) => withoutSaved(pages, address)));
  }

  dispose(): void {
    this.subscription?.unsubscribe();
  }

  private show(isKept: boolean): void {
    this.view.next({ pages: this.saved.pages(), isRefused: !isKept });
  }
}
