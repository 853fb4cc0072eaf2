import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import { isSameSaved, withoutSaved, withSaved, type SavedPage } from '../../../domain/visitor/saved-pages.ts';
import type { SavedPages } from '../../ports/visitor/saved-pages.ts';

export interface KeepSavedView {
  /** Newest first; null before they are read, as in every server-rendered page. */
  readonly pages: ReadonlyArray<SavedPage> | null;
  /** Whether the browser's storage rejected the last save. */
  readonly isRefused: boolean;
}

/** Saves dealers on the visitor's device and shows them with the visitor's last pages. */
export class KeepSaved {
  private readonly view = new BehaviorSubject<KeepSavedView>({ pages: null, isRefused: false });
  private subscription: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<KeepSavedView> = this.view.asObservable();

  constructor(private readonly saved: SavedPages) {}

  /** Reads the saved pages now and after every change in another tab. */
  recall(): void {
    this.show(true);
    this.subscription ??= this.saved.changes$.subscribe(() => this.show(true));
  }

  /** Whether the page is among the saved pages in the view. */
  has(page: SavedPage): boolean {
    return this.view.value.pages?.some((one) => isSameSaved(one, page)) ?? false;
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
