import * as O from 'fp-ts/Option';
import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  EMPTY,
  finalize,
  map,
  of,
  Subject,
  Subscription,
  switchMap,
  type Observable,
} from 'rxjs';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { normalCode, shownCode } from '../../../domain/postal-code/normal-code.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { Logger } from '../../ports/logger.ts';
import type { PageNavigation } from '../../ports/visitor/page-navigation.ts';
import type { VisitorEvents } from '../../ports/visitor/visitor-events.ts';
import type { VisitorMemory } from '../../ports/visitor/visitor-memory.ts';
import type { AskedZip, EstimateResult, EstimateSavingsView } from './estimate-savings-view.ts';
import { waitAddress } from '../find-dealers/search-address.ts';
import { householdIn, NOTHING_STATED, type StatedHousehold } from '../../../domain/rebate/household.ts';
import { choiceIn, NO_CHOICE, type UtilityChoice } from '../../../domain/rebate/utilities.ts';
import { rebateAddress, zipIn, type RebateQuery } from './rebate-address.ts';
import type { LookUpSavings } from './look-up-savings.ts';

export interface EstimateSavingsPorts {
  readonly lookUp: LookUpSavings;
  readonly memory: VisitorMemory;
  readonly events: VisitorEvents;
  readonly navigation: PageNavigation;
  readonly log: Logger;
}

/** A result and its changes to the zip box. */
interface Step {
  readonly result: EstimateResult;
  readonly box: Partial<AskedZip>;
}

interface Search {
  readonly zip: string | null;
  readonly choice: UtilityChoice;
  /** Whether only the household changed. It doesn't count as a new search of an area. */
  readonly isSameArea?: true;
  readonly settled: () => void;
}

const IDLE: EstimateResult = { kind: 'idle' };

const NOTHING_ASKED: EstimateSavingsView = {
  ...IDLE,
  box: {
    path: '',
    zip: '',
    asked: null,
    choice: NO_CHOICE,
    address: '',
    zipError: null,
    stated: NOTHING_STATED,
    language: 'en',
    isUpdating: false,
    returns: 0,
  },
};

/** Estimates how much an area's programs may pay (specification, sections 2, 4, 7 and 8: rebate search). */
export class EstimateSavings {
  private readonly view: BehaviorSubject<EstimateSavingsView>;
  private readonly searches = new Subject<Search>();
  private readonly subscription = new Subscription();
  private resumed: EstimateSavingsView | null;
  /** The last address shown. Several blocks may request the same one; it is looked up once. */
  private shown: string | null = null;
  /** The last address that this class navigated to. Any other address is a back or forward navigation. */
  private goesTo: string | null = null;
  /** Whether the remembered postal code may still be used: once, when the page starts without a code. */
  private mayRecall = true;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<EstimateSavingsView>;

  /**
   * `resumed`: the server-rendered view; its zip isn't looked up again unless it was unsettled. `stated`: the household from the page's
   * request.
   */
  constructor(
    private readonly ports: EstimateSavingsPorts,
    resumed: EstimateSavingsView | null = null,
    stated: StatedHousehold = NOTHING_STATED,
  ) {
    this.resumed = resumed;
    this.view = new BehaviorSubject(resumed ?? { ...NOTHING_ASKED, box: { ...NOTHING_ASKED.box, stated } });
    this.view$ = this.view.asObservable();
    this.subscription.add(
      this.searches
        .pipe(switchMap((search) => this.stepsOf(search).pipe(finalize(search.settled))))
        .subscribe(({ result, box }) => this.view.next({ ...result, box: { ...this.box, ...box } })),
    );
  }

  /** Shows the savings for a page's query. Resolves when they settle or a later search replaces them. */
  showAt(query: RebateQuery, path: string, language: SiteLanguage = this.box.language): Promise<void> {
    const zip = zipIn(query);
    const choice = choiceIn(query);
    const address = zip === null ? path : rebateAddress(path, zip, choice);
    if (address === this.shown) return Promise.resolve();
    const isReturn = this.shown !== null && address !== this.goesTo;
    this.shown = address;
    this.goesTo = null;
    this.change({ path, address, language, returns: this.box.returns + Number(isReturn) });
    return new Promise((settled) => this.searches.next({ zip, choice, settled }));
  }

  /**
   * Searches the typed zip; the remembered code is no longer used. Shows an error for a missing or malformed zip (specification, section
   * 5).
   */
  ask(typed: string): void {
    this.mayRecall = false;
    const zip = shownCode(typed.trim());
    const zipError = zipErrorIn(zip);
    if (zipError !== null) return this.change({ zipError });
    // Navigating to the same address would do nothing, so retry instead.
    if (zip === this.box.asked) return this.retry();
    this.goToZip(zip, false);
  }

  /** Navigates to the rebates for the chosen utilities. `chosen` has one id per utility kind. */
  choose(chosen: { get(name: string): string | null }): void {
    const { asked, path } = this.box;
    if (asked !== null) this.goTo(rebateAddress(path, asked, choiceIn(chosen)), false);
  }

  /** Shows the rebates for the stated household, in place: the address must not contain personal data. */
  stateHousehold(fields: { get(name: string): string | null }): void {
    const { asked: zip, choice } = this.box;
    if (zip === null) return;
    this.change({ stated: householdIn(fields) });
    this.searches.next({ zip, choice, isSameArea: true, settled: () => undefined });
  }

  /** Clears the zip error when the visitor edits the box. */
  edit(): void {
    if (this.box.zipError !== null) this.change({ zipError: null });
  }

  /** Looks up the same savings again. */
  retry(): void {
    if (this.box.asked === null) return;
    this.searches.next({ zip: this.box.asked, choice: this.box.choice, settled: () => undefined });
  }

  /** On a page without a zip in its address, searches the visitor's remembered zip once (specification, section 4: zip source). */
  recall(): void {
    this.subscription.add(
      this.ports.memory.postalCode$.subscribe((code) => {
        if (!this.mayRecall || O.isNone(code)) return;
        this.mayRecall = false;
        this.goToZip(code.value, true);
      }),
    );
  }

  /** Whether the view may still change without a user action. */
  get isUnsettled(): boolean {
    return ['loading', 'failed'].includes(this.view.value.kind);
  }

  /** Stops all look-ups and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private get box(): AskedZip {
    return this.view.value.box;
  }

  private stepsOf({ zip, choice, isSameArea }: Search): Observable<Step> {
    const { resumed } = this;
    this.resumed = null;
    if (zip === null) return of({ result: IDLE, box: { zip: '', asked: null, zipError: null } });
    this.mayRecall = false;
    const code = parsePostalCode(zip);
    if (O.isNone(code)) {
      return of({ result: IDLE, box: { zip, asked: null, zipError: zipErrorIn(zip) } });
    }
    const { memory, events } = this.ports;
    if (isSameArea !== true) {
      memory.rememberPostalCode(code.value);
      events.report({ event: 'ecorebates-search', zip: code.value });
    }
    const box = { zip: code.value, asked: code.value, choice, zipError: null, isUpdating: false };
    const isSettled = resumed?.kind === 'found' || resumed?.kind === 'none';
    if (isSettled && resumed.box.address === this.box.address) return of({ result: resumed, box });
    const loading: EstimateResult = { kind: 'loading', waitAddress: waitAddress(this.box.address) };
    // When only utilities or household change, keep the current rebates until the new ones arrive, so that the page doesn't jump.
    const isShown =
      ['found', 'none'].includes(this.view.value.kind) &&
      this.box.asked === code.value &&
      (choice !== this.box.choice || isSameArea === true);
    if (isShown) this.change({ isUpdating: true });
    return concat(isShown ? EMPTY : of(loading), this.lookUp(code.value, choice)).pipe(
      map((result) => ({ result, box })),
    );
  }

  private lookUp(code: PostalCode, choice: UtilityChoice): Observable<EstimateResult> {
    const { lookUp, log } = this.ports;
    const { language, stated } = this.box;
    return defer(() => lookUp({ code, choice, language, stated })).pipe(
      catchError(() => {
        log.error('Error fetching rebates: no answer');
        return of<EstimateResult>({ kind: 'failed' });
      }),
    );
  }

  private goToZip(zip: string, replaces: boolean): void {
    this.change({ zipError: null });
    this.goTo(rebateAddress(this.box.path, zip), replaces);
  }

  private goTo(address: string, replaces: boolean): void {
    this.goesTo = address;
    this.ports.navigation.goTo(address, replaces);
  }

  private change(box: Partial<AskedZip>): void {
    this.view.next({ ...this.view.value, box: { ...this.box, ...box } });
  }
}

/** The error of the typed zip; null when it is valid. */
const zipErrorIn = (zip: string): AskedZip['zipError'] => {
  if (zip === '') return 'missing';
  return normalCode(zip) === null ? 'malformed' : null;
};
