import { fromEvent, merge, type Observable } from 'rxjs';
import type { SavedPages } from '../../../application/ports/visitor/saved-pages.ts';
import { changeSavedPages, storedSavedPages } from './stored-saved-pages.ts';

/** Saved pages in a browser's local storage. The header's link to them shows while there are any: by an attribute of the body, which the boot script sets first. */
export class LocalSavedPages implements SavedPages {
  /** Another tab changed them; or this one did, before Back brought the page here again. */
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
