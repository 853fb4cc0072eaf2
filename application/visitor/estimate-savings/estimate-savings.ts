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

/** A result, and what is asked for with it. */
interface Step {
  readonly result: EstimateResult;
  readonly box: Partial<AskedZip>;
}

/** What is searched for. */
interface Search {
  readonly zip: string | null;
  readonly choice: UtilityChoice;
  /** Whether the visitor has changed the household alone: that is no new search of an area. */
  readonly isSameArea?: true;
  readonly settled: () => void;
}

const IDLE: EstimateResult = { kind: 'idle' };

const NOTHING_ASKED: EstimateSavingsView = {
  ...IDLE,
  box: {
    ...{ path: '', zip: '', asked: null, choice: NO_CHOICE, address: '', zipError: null },
    ...{ stated: NOTHING_STATED, language: 'en', isUpdating: false },
    returns: 0,
  },
};

/** Answers how much the programs of an area may pay (specification, sections 2, 4, 7 and 8: rebate search). */
export class EstimateSavings {
  private readonly view: BehaviorSubject<EstimateSavingsView>;
  private readonly searches = new Subject<Search>();
  private readonly subscription = new Subscription();
  private resumed: EstimateSavingsView | null;
  /** What the address asked for last: each is shown once, however many blocks show it. */
  private shown: string | null = null;
  /** The address that was asked for here last; another one is one that the visitor has gone back or on to. */
  private goesTo: string | null = null;
  /** Whether the remembered code may still be asked for: once, where the page begins without one. */
  private mayRecall = true;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<EstimateSavingsView>;

  /**
   * `resumed`: the view that the page was rendered with; the same zip is not asked for again unless it was unsettled. `stated`: the
   * household that the page was asked for with.
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

  /** Shows the savings that the query of a page's address asks for; resolves when they are settled, or others are asked for. */
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

  /** Goes on with the zip that was typed, whatever is remembered; without one, says what is missing (specification, section 5). */
  ask(typed: string): void {
    this.mayRecall = false;
    const zip = shownCode(typed.trim());
    const zipError = zipErrorIn(zip);
    if (zipError !== null) return this.change({ zipError });
    // The same address again would change nothing.
    if (zip === this.box.asked) return this.retry();
    this.goToZip(zip, false);
  }

  /** Goes on with the utilities that the visitor chooses: a parameter's name and an id for each kind. */
  choose(chosen: { get(name: string): string | null }): void {
    const { asked, path } = this.box;
    if (asked !== null) this.goTo(rebateAddress(path, asked, choiceIn(chosen)), false);
  }

  /** Shows the rebates of the household that the visitor states, in place: nothing of it is in the address. */
  stateHousehold(fields: { get(name: string): string | null }): void {
    const { asked: zip, choice } = this.box;
    if (zip === null) return;
    this.change({ stated: householdIn(fields) });
    this.searches.next({ zip, choice, isSameArea: true, settled: () => undefined });
  }

  /** What is in the zip box was changed: what was wrong with it is not said any more. */
  edit(): void {
    if (this.box.zipError !== null) this.change({ zipError: null });
  }

  /** Asks for the same savings again. */
  retry(): void {
    if (this.box.asked === null) return;
    this.searches.next({ zip: this.box.asked, choice: this.box.choice, settled: () => undefined });
  }

  /** A page without a zip in its address goes on with the visitor's own, once (specification, section 4: zip source). */
  recall(): void {
    this.subscription.add(
      this.ports.memory.postalCode$.subscribe((code) => {
        if (!this.mayRecall || O.isNone(code)) return;
        this.mayRecall = false;
        this.goToZip(code.value, true);
      }),
    );
  }

  /** Whether the view may still change by itself. */
  get isUnsettled(): boolean {
    return ['loading', 'failed'].includes(this.view.value.kind);
  }

  /** Whether savings are shown, or asked for. */
  get isAsked(): boolean {
    return this.box.zip !== '' || this.box.zipError !== null;
  }

  /** Ends every wait; the view stays as it is. */
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
    // The rebates of other utilities, or of another household, take the place of those that are shown: whoever chose stays where they are.
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

/** What is wrong with what was typed into the zip box; null: nothing. */
const zipErrorIn = (zip: string): AskedZip['zipError'] => {
  if (zip === '') return 'missing';
  return normalCode(zip) === null ? 'malformed' : null;
};
