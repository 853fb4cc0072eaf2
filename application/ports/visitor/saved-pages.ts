import type { Observable } from 'rxjs';
import type { SavedPage } from '../../../domain/visitor/saved-pages.ts';

/** The pages that a visitor comes back to, on the visitor's own device: no server knows them. */
export interface SavedPages {
  /** The newest first. */
  readonly pages: () => ReadonlyArray<SavedPage>;
  /** Changes what is kept now, by whichever page of the site. Answers whether the device keeps it. */
  readonly change: (changed: (pages: ReadonlyArray<SavedPage>) => ReadonlyArray<SavedPage>) => boolean;
  /** Another page of the site may have changed them. Never completes. */
  readonly changes$: Observable<unknown>;
}
