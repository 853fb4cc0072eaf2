import { fromEvent, merge, type Observable } from 'rxjs';
import type { SavedPages } from '../../../application/ports/visitor/saved-pages.ts';
import { changeSavedPages, storedSavedPages } from './stored-saved-pages.ts';

/** Saved pages in local storage. An attribute of the body shows the header's link to them; the boot script sets it first. */
export class LocalSavedPages implements SavedPages {
  /** Emits when another tab may have changed the saved pages, or this tab before Back returned to this page. */
  readonly changes$: Observable<unknown>;

  constructor(private readonly view: Window) {
    this.changes$ = merge(fromEvent(view, 'storage'), fromEvent(view, 'pageshow'));
  }

  readonly pages: SavedPages['pages'] = () => storedSavedPages(this.local);

  readonly change: SavedPages['change'] = (changed) => {
    const isStored = changeSavedPages(this.local, changed);
    this.view.document.body.dataset['saved'] = this.pages().length > 0 ? '1' : '';
    return isStored;
  };

  private readonly local = (): Storage => this.view.localStorage;
}
