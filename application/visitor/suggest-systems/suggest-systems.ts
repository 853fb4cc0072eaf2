import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { codeIn } from '../../../domain/postal-code/code-in-address.ts';
import type { Place } from '../../../domain/postal-code/place.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { climateOf } from '../../../domain/product/climate.ts';
import {
  DUCTS,
  fitsFor,
  FUELS,
  type Ducts,
  type Fit,
  type Fuel,
} from '../../../domain/product/system-fit.ts';
import type { PostalPlaces } from '../../ports/dealers/postal-places.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import { climateText, reasonText, suggestSystemsTexts as texts, SYSTEM_TEXTS } from './texts.ts';

/** A system that fits, ready to render. */
export interface SuggestedSystem {
  readonly name: string;
  readonly label: string;
  readonly isBest: boolean;
  readonly reasons: ReadonlyArray<string>;
  readonly pages: ReadonlyArray<{ readonly text: string; readonly href: string }>;
}

/** The three questions with what was answered, and what fits. Plain JSON. */
export interface SuggestSystemsView {
  /** What was chosen; empty: nothing yet. */
  readonly fuel: Fuel | '';
  readonly ducts: Ducts | '';
  readonly zip: string;
  /** What is wrong with the code; null: nothing. */
  readonly zipError: string | null;
  /** Null: nothing has been answered. */
  readonly result: {
    /** What is known of the area's weather, or that nothing is; null: no code was given. */
    readonly climate: string | null;
    /** The best fit first. */
    readonly systems: ReadonlyArray<SuggestedSystem>;
    /** Where dealers of the area are. */
    readonly dealers: string;
  } | null;
}

/** The longest text that is taken for a code. */
const MAX_CODE_LENGTH = 16;

const UNANSWERED: SuggestSystemsView = { fuel: '', ducts: '', zip: '', zipError: null, result: null };

interface Answered {
  readonly fuel: Fuel | '';
  readonly ducts: Ducts | '';
  readonly zip: string;
}

const answersIn = (query: AddressQuery): Answered => ({
  fuel: FUELS.find((fuel) => fuel === query.get('fuel')) ?? '',
  ducts: DUCTS.find((ducts) => ducts === query.get('ducts')) ?? '',
  zip: codeIn(query).slice(0, MAX_CODE_LENGTH).toWellFormed().trim(),
});

/** The part of the query that the helper depends on, in one spelling; what is no answer is left out. */
export const systemsQuery = (query: AddressQuery): string => queryText({ ...answersIn(query) });

/** Suggests systems for a home by what heats it, its ducts and its climate (`Which is right for my home?`; decision 0026). */
export class SuggestSystems {
  private readonly view = new BehaviorSubject<SuggestSystemsView>(UNANSWERED);

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SuggestSystemsView> = this.view.asObservable();

  constructor(private readonly places: Pick<PostalPlaces, 'placeOf'>) {}

  /** Answers for what the query of the page's address says. A zip alone is a search, and answers no question. */
  showAt(query: AddressQuery): void {
    const { fuel, ducts, zip } = answersIn(query);
    if (fuel === '' && ducts === '') return this.view.next({ ...UNANSWERED, zip });
    const code = parsePostalCode(zip);
    const place = O.isNone(code) ? O.none : this.places.placeOf(code.value);
    const climate = O.isNone(place) ? null : climateOf(place.value);
    const answers = { fuel: fuel || 'unsure', ducts: ducts || 'unsure', climate } as const;
    this.view.next({
      ...{ fuel, ducts, zip },
      zipError: zipErrorOf(zip, code, place),
      result: {
        climate: weatherOf(zip, place),
        systems: fitsFor(answers).map((fit, i) => suggested(fit, i === 0, answers.fuel)),
        dealers: O.isNone(code) ? LIST_PATH : addressOf(LIST_PATH, searchNear(code.value)),
      },
    });
  }

  /** Whether something has been answered. */
  get isAnswered(): boolean {
    return this.view.value.result !== null;
  }
}

const zipErrorOf = (zip: string, code: O.Option<PostalCode>, place: O.Option<Place>): string | null => {
  if (zip === '') return null;
  if (O.isNone(code)) return texts.malformed;
  return O.isNone(place) ? texts.unknown : null;
};

const weatherOf = (zip: string, place: O.Option<Place>): string | null => {
  if (O.isNone(place)) return zip === '' ? null : texts.withoutClimate;
  const { city, state } = place.value;
  return climateText(climateOf(place.value), `${city}, ${state}`);
};

const suggested = ({ system, reasons }: Fit, isBest: boolean, fuel: Fuel): SuggestedSystem => ({
  name: SYSTEM_TEXTS[system].name,
  label: isBest ? texts.best : texts.other,
  isBest,
  reasons: reasons.map((reason) => reasonText(reason, fuel)),
  pages: SYSTEM_TEXTS[system].pages,
});
