import { Subject } from 'rxjs';
import type { SavedPages } from '../../../application/ports/visitor/saved-pages.ts';
import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';

/** Keeps saved pages as long as its test; with `refuses`, the device stores nothing. */
export class MemorySavedPages implements SavedPages {
  refuses = false;
  readonly changes$ = new Subject<void>();
  private saved: ReadonlyArray<SavedPage> = [];

  readonly pages: SavedPages['pages'] = () => this.saved;

  readonly change: SavedPages['change'] = (changed) => {
    if (!this.refuses) this.saved = changed(this.saved);
    return !this.refuses;
  };
}
