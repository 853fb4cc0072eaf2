import type { Observable } from 'rxjs';
import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';

/** The visitor's saved pages. They are stored on the device only, never on a server. */
export interface SavedPages {
  /** Newest first. */
  readonly pages: () => ReadonlyArray<SavedPage>;
  /** Updates the stored pages, including changes by other tabs. Returns whether the device stored them. */
  readonly change: (changed: (pages: ReadonlyArray<SavedPage>) => ReadonlyArray<SavedPage>) => boolean;
  /** Emits when another tab may have changed the pages. Never completes. */
  readonly changes$: Observable<unknown>;
}
