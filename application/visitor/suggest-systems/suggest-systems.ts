import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import {
  BehaviorSubject,
  defer,
  finalize,
  map,
  of,
  Subject,
  Subscription,
  switchMap,
  type Observable,
} from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { searchedCode } from '../../../domain/postal-code/searched-code.ts';
import type { Place } from '../../../domain/postal-code/place.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { climateOf } from '../../../domain/product/climate.ts';
import {
  DUCTS,
  fitsFor,
  FUELS,
  type Ducts,
  type Fit,
  type Fuel,
} from '../../../domain/product/system-fit.ts';
import type { PlaceOfCode, PlaceUnknown } from '../../ports/dealers/place-of-code.ts';
import type { PageAddress } from '../../ports/visitor/page-address.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import { climateText, reasonText, suggestSystemsTexts as texts, SYSTEM_TEXTS } from './texts.ts';

/** A matching system, ready to render. */
export interface SuggestedSystem {
  readonly name: string;
  readonly label: string;
  readonly isBest: boolean;
  readonly reasons: ReadonlyArray<string>;
  readonly pages: ReadonlyArray<{ readonly text: string; readonly href: string }>;
}

/** The three questions, their answers and the matching systems. Plain JSON. */
export interface SuggestSystemsView {
  /** The page's path; empty before anything is shown. */
  readonly path: string;
  /** The answers; empty means not answered. */
  readonly fuel: Fuel | '';
  readonly ducts: Ducts | '';
  readonly zip: string;
  /** Counts submissions in place. After each one, the focus moves to the result. */
  readonly changes: number;
  /** Whether the postal code is being looked up. */
  readonly isSearching: boolean;
  /** The error when no question is answered; null otherwise. */
  readonly error: string | null;
  /** The postal code error; null when there is none. */
  readonly zipError: string | null;
  /** Null when no question is answered. */
  readonly result: {
    /** The area's climate, or that it is unknown; null without a postal code. */
    readonly climate: string | null;
    /** Best match first. */
    readonly systems: ReadonlyArray<SuggestedSystem>;
    /** The address of the area's dealers. */
    readonly dealers: string;
  } | null;
}

const UNANSWERED: SuggestSystemsView = {
  path: '',
  fuel: '',
  ducts: '',
  zip: '',
  changes: 0,
  isSearching: false,
  error: null,
  zipError: null,
  result: null,
};

interface Answered {
  readonly fuel: Fuel | '';
  readonly ducts: Ducts | '';
  readonly zip: string;
}

const answersIn = (query: AddressQuery): Answered => ({
  fuel: FUELS.find((fuel) => fuel === query.get('fuel')) ?? '',
  ducts: DUCTS.find((ducts) => ducts === query.get('ducts')) ?? '',
  zip: searchedCode(query),
});

/** The part of the query that the helper depends on, in canonical form. Invalid answers are dropped. */
export const systemsQuery = (query: AddressQuery): string => queryText({ ...answersIn(query) });

/** The home's place, or why it is unknown. */
type Area = E.Either<'no code' | 'malformed' | PlaceUnknown['reason'], Place>;

interface Asked {
  readonly answers: Answered;
  /** Other changes to the view. */
  readonly shown: Partial<SuggestSystemsView>;
  readonly settled: () => void;
}

/** Suggests systems for a home by its fuel, ducts and climate (`Which is right for my home?`; decision 0026). */
export class SuggestSystems {
  private readonly view: BehaviorSubject<SuggestSystemsView>;
  private readonly asked = new Subject<Asked>();
  private readonly subscription = new Subscription();

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SuggestSystemsView>;

  /** `resumed`: the server-rendered view. */
  constructor(
    private readonly placeOfCode: PlaceOfCode,
    private readonly pageAddress: PageAddress,
    resumed: SuggestSystemsView | null = null,
  ) {
    this.view = new BehaviorSubject(resumed ?? UNANSWERED);
    this.view$ = this.view.asObservable();
    this.subscription.add(
      this.asked
        .pipe(
          switchMap(({ answers, shown, settled }) =>
            this.fitsOf(answers).pipe(
              map((fits) => ({ ...answers, ...shown, ...fits, isSearching: false })),
              finalize(settled),
            ),
          ),
        )
        .subscribe((next) => this.view.next({ ...this.view.value, ...next })),
    );
  }

  /** Shows the result for the page's query. Resolves when it is settled. A zip alone is a dealer search, not an answer. */
  showAt(query: AddressQuery, path: string): Promise<void> {
    return this.ask(answersIn(query), { path });
  }

  /** Shows the result for the visitor's answers and puts them into the page's address. Resolves when it is settled. */
  answer(query: AddressQuery): Promise<void> {
    const answers = answersIn(query);
    const { path, changes } = this.view.value;
    const text = queryText({ ...answers });
    this.pageAddress.replace(text === '' ? path : `${path}?${text}`);
    this.view.next({ ...this.view.value, isSearching: answers.zip !== '' });
    const error = isEmpty(answers) ? texts.missing : null;
    return this.ask(answers, { changes: changes + 1, error });
  }

  /** Stops all look-ups and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private ask(answers: Answered, shown: Partial<SuggestSystemsView>): Promise<void> {
    return new Promise((settled) => this.asked.next({ answers, shown, settled }));
  }

  private fitsOf(answers: Answered): Observable<Pick<SuggestSystemsView, 'zipError' | 'result'>> {
    if (isEmpty(answers)) return of({ zipError: null, result: null });
    return defer(this.areaOf(answers.zip)).pipe(map((area) => answered(answers, area)));
  }

  private areaOf(zip: string): T.Task<Area> {
    const code = parsePostalCode(zip);
    if (O.isNone(code)) return T.of(E.left(zip === '' ? 'no code' : 'malformed'));
    return pipe(
      this.placeOfCode.of(code.value),
      TE.mapLeft(({ reason }) => reason),
    );
  }
}

const isEmpty = ({ fuel, ducts }: Answered): boolean => fuel === '' && ducts === '';

const answered = ({ fuel, ducts, zip }: Answered, area: Area) => {
  const climate = E.isLeft(area) ? null : climateOf(area.right);
  const answers = { fuel: fuel || 'unsure', ducts: ducts || 'unsure', climate } as const;
  const code = parsePostalCode(zip);
  return {
    zipError: E.isLeft(area) ? ZIP_ERRORS[area.left] : null,
    result: {
      climate: weatherOf(area),
      systems: fitsFor(answers).map((fit, i) => suggested(fit, i === 0, answers.fuel)),
      dealers: O.isNone(code) ? LIST_PATH : addressOf(LIST_PATH, searchNear(code.value)),
    },
  };
};

const ZIP_ERRORS = {
  'no code': null,
  malformed: texts.malformed,
  'not listed': texts.unknown,
  'no answer': null,
} as const;

const NO_WEATHER = {
  'no code': null,
  malformed: texts.withoutClimate,
  'not listed': texts.withoutClimate,
  'no answer': texts.notLookedUp,
} as const;

const weatherOf = (area: Area): string | null => {
  if (E.isLeft(area)) return NO_WEATHER[area.left];
  const { city, state } = area.right;
  return climateText(climateOf(area.right), `${city}, ${state}`);
};

const suggested = ({ system, reasons }: Fit, isBest: boolean, fuel: Fuel): SuggestedSystem => ({
  name: SYSTEM_TEXTS[system].name,
  label: isBest ? texts.best : texts.other,
  isBest,
  reasons: reasons.map((reason) => reasonText(reason, fuel)),
  pages: SYSTEM_TEXTS[system].pages,
});
