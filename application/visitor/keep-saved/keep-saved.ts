import * as O from 'fp-ts/Option';
import { BehaviorSubject, take, type Observable, type Subscription } from 'rxjs';
import { parseCompanyId, type CompanyId } from '../../../domain/dealer/company-id.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import {
  companyIdIn,
  isSameSaved,
  withoutSaved,
  withSaved,
  type SavedPage,
} from '../../../domain/visitor/saved-pages.ts';
import type { SavedPages } from '../../ports/visitor/saved-pages.ts';
import type { FindDealers } from '../find-dealers/find-dealers.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import { SAVED_PATH } from './saved-link-texts.ts';

/** A saved page. Dealers have the company id of their card. */
export interface ListedPage extends SavedPage {
  readonly companyId: CompanyId | null;
}

export interface KeepSavedView {
  /** Newest first; null before they are read, as in every server-rendered page. */
  readonly pages: ReadonlyArray<ListedPage> | null;
  /** Whether the browser's storage rejected the last save. */
  readonly isRefused: boolean;
}

export interface KeepSavedPorts {
  readonly saved: SavedPages;
  readonly area$: Observable<KnownArea>;
  readonly findDealers: Pick<FindDealers, 'presentById'>;
}

/** Saves dealers on the visitor's device and shows them with the visitor's last pages. */
export class KeepSaved {
  private readonly view = new BehaviorSubject<KeepSavedView>({ pages: null, isRefused: false });
  private subscription: Subscription | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<KeepSavedView> = this.view.asObservable();

  constructor(private readonly ports: KeepSavedPorts) {}

  /** Reads the saved pages now and after every change in another tab. */
  recall(): void {
    this.show(true);
    this.subscription ??= this.ports.saved.changes$.subscribe(() => this.show(true));
  }

  /** Whether the page is among the saved pages in the view. */
  has(page: SavedPage): boolean {
    return this.view.value.pages?.some((one) => isSameSaved(one, page)) ?? false;
  }

  /** Saves a page. A dealer keeps the visitor's postal code, which its forms need. */
  save(page: SavedPage): void {
    this.ports.area$.pipe(take(1)).subscribe(({ zipcode }) => {
      const saved = zipcode === null ? page : { ...page, zip: zipcode };
      this.show(this.ports.saved.change((pages) => withSaved(pages, saved)));
    });
  }

  remove(address: string): void {
    this.show(this.ports.saved.change((pages) => withoutSaved(pages, address)));
  }

  /** Shows the saved dealers as they are now: their numbers, hours and forms. Resolves once they are looked up. */
  showDealers(): Promise<void> {
    const dealers = (this.view.value.pages ?? []).filter(({ companyId }) => companyId !== null);
    const { zip = '' } = dealers.find((dealer) => dealer.zip !== undefined) ?? {};
    const ids = dealers.flatMap(({ companyId }) => companyId ?? []);
    return this.ports.findDealers.presentById(ids, searchNear(zip), SAVED_PATH);
  }

  dispose(): void {
    this.subscription?.unsubscribe();
  }

  private show(isKept: boolean): void {
    this.view.next({ pages: this.ports.saved.pages().map(listed), isRefused: !isKept });
  }
}

const listed = (page: SavedPage): ListedPage => ({
  ...page,
  companyId: page.kind === 'dealer' ? O.toNullable(parseCompanyId(companyIdIn(page.address))) : null,
});
