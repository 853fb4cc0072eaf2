import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { VisitorMemory } from '../../ports/visitor/visitor-memory.ts';

/** The visitor's area: the last postal code searched; null when there is none. */
export interface KnownArea {
  readonly zipcode: string | null;
}

/** The area, with the address of its 24/7 dealers, nearest first. */
export interface AreaView extends KnownArea {
  readonly emergencyDealers: string;
  /** In the list of each language, for parts of a page in another language. */
  readonly emergencyLists: { readonly [language in SiteLanguage]: string };
}

const emergencyList = (zipcode: string | null, listPath: string): string =>
  addressOf(listPath, { ...searchNear(zipcode ?? ''), filters: ['emergencyService'], sort: 'nearest' });

const areaView = (zipcode: string | null, listPath: string): AreaView => ({
  zipcode,
  emergencyDealers: emergencyList(zipcode, listPath),
  emergencyLists: {
    en: emergencyList(zipcode, LIST_PATHS.en),
    es: emergencyList(zipcode, LIST_PATHS.es),
    fr: emergencyList(zipcode, LIST_PATHS.fr),
  },
});

/** Shows the visitor's last area in every page's header (specification, section 4). */
export class ShowArea {
  private readonly view: BehaviorSubject<AreaView>;
  private subscription: Subscription | null = null;
  /** Replays its latest value, never completes. */
  readonly view$: Observable<AreaView>;

  /** `searched`: the area in the page's address, the same for all visitors. `listPath`: the locator in the page's language. */
  constructor(
    private readonly memory: VisitorMemory,
    searched: KnownArea = { zipcode: null },
    private readonly listPath: string = LIST_PATH,
  ) {
    this.view = new BehaviorSubject(areaView(searched.zipcode, listPath));
    this.view$ = this.view.asObservable();
  }

  /** Reads the remembered area and follows its changes. Server-rendered pages don't know it, so the first view doesn't have it. */
  recall(): void {
    this.subscription ??= this.memory.postalCode$.subscribe((code) =>
      this.view.next(areaView(O.toNullable(code), this.listPath)),
    );
  }

  /** Stops the subscription and keeps the last view. */
  dispose(): void {
    this.subscription?.unsubscribe();
  }
}
