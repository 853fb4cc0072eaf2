import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import type { LocalEnergy, EnergyPrices } from '../../../domain/energy/local-energy.ts';
import {
  breakEvenElectricity,
  cheaperHeat,
  COMPARED_SYSTEMS,
  runningYear,
  type RunningHome,
} from '../../../domain/energy/running-cost.ts';
import { typedPrice } from '../../../domain/energy/typed-price.ts';
import { REGIONS } from '../../../domain/lead/regions.ts';
import type { Place } from '../../../domain/postal-code/place.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { searchedCode } from '../../../domain/postal-code/searched-code.ts';
import type { DollarRange } from '../../../domain/product/dollar-range.ts';
import {
  EQUIPMENT_LEVELS,
  LEVEL_RATINGS,
  type EquipmentLevel,
} from '../../../domain/product/equipment-level.ts';
import { squareFeetIn } from '../../../domain/product/size-band.ts';
import type { EnergyFigures } from '../../ports/content/energy-figures.ts';
import type { PlaceOfCode } from '../../ports/dealers/place-of-code.ts';
import {
  breakEvenText,
  CHEAPER_TEXTS,
  COMPARED_NAMES,
  LEVEL_NAMES,
  mixedPricesText,
  ownPricesText,
  ratingsText,
  RUNNING_COST_LIMITS,
  runningCostTexts as texts,
  statePricesText,
  titleText,
  weatherText,
} from './texts.ts';

/** What a visitor typed about a home and its prices. */
export type RunningCostField = 'zip' | 'area' | 'level' | 'electricity' | 'gas';
type Typed = { readonly [field in RunningCostField]: string };

/** A home's yearly costs by system. Plain JSON. */
export interface RunningCostsView {
  readonly typed: Typed;
  readonly errors: { readonly [field in RunningCostField]?: string };
  /** Why there is no answer although nothing is wrong; null when there is one, or nothing was asked. */
  readonly notice: string | null;
  readonly answer: {
    readonly title: string;
    readonly rows: ReadonlyArray<{
      readonly name: string;
      readonly heating: string;
      readonly cooling: string;
      readonly year: string;
      readonly carbon: string;
    }>;
    /** Which heat costs less, and from which price on; empty where hardly any heat is needed. */
    readonly sentences: ReadonlyArray<string>;
    /** What the figures count and leave out. */
    readonly counted: ReadonlyArray<string>;
    /** The address of the estimate of a price, for this home. */
    readonly estimate: string;
  } | null;
}

const ESTIMATE_PATH = '/resources/build-your-own-system/';

/** The longest text of a field. */
const MAX_LENGTH = 20;

/** Heating degree days below which the choice of heat hardly matters. */
const HARDLY_ANY_HEAT = 300;

const typedIn = (query: AddressQuery): Typed => {
  const text = (field: RunningCostField): string =>
    (query.get(field) ?? '').trim().slice(0, MAX_LENGTH).toWellFormed();
  return {
    zip: searchedCode(query),
    area: text('area'),
    level: EQUIPMENT_LEVELS.find((level) => level === query.get('level')) ?? '',
    electricity: text('electricity'),
    gas: text('gas'),
  };
};

/** The part of the query that the comparison depends on, in canonical form. */
export const runningCostQuery = (query: AddressQuery): string => queryText({ ...typedIn(query) });

const NOTHING: RunningCostsView = {
  typed: typedIn({ get: () => null }),
  errors: {},
  notice: null,
  answer: null,
};

/** The valid values of what was typed. */
interface Asked {
  readonly squareFeet: number;
  readonly level: EquipmentLevel;
  readonly prices: { readonly [kind in keyof EnergyPrices]: O.Option<number> };
}

/**
 * Compares what whole-home systems cost to run for a year: by the floor area, the area's usual weather, and prices of energy (decision
 * 0036). It runs on the server; the address holds what was typed.
 */
export class CompareRunningCosts {
  private readonly view = new BehaviorSubject<RunningCostsView>(NOTHING);
  private hasFailed = false;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<RunningCostsView> = this.view.asObservable();

  constructor(
    private readonly places: PlaceOfCode,
    private readonly figures: EnergyFigures,
  ) {}

  /** Whether figures couldn't be read, so that the answer is not final. */
  get isUnsettled(): boolean {
    return this.hasFailed;
  }

  /** Shows the costs for the page's query. A zip alone is a dealer search, not a question. */
  async showAt(query: AddressQuery): Promise<void> {
    const typed = typedIn(query);
    if (runningCostQuery(query) === queryText({ zip: typed.zip })) {
      this.view.next({ ...NOTHING, typed });
      return;
    }
    const code = parsePostalCode(typed.zip);
    const squareFeet = squareFeetIn(typed.area);
    const prices = {
      electricity: typedPrice('electricity', typed.electricity),
      gas: typedPrice('gas', typed.gas),
    };
    const errors: RunningCostsView['errors'] = {
      ...(O.isNone(code) && { zip: texts.zipMalformed }),
      ...(squareFeet === null && { area: texts.areaMalformed }),
      ...(typed.electricity !== '' &&
        O.isNone(prices.electricity) && { electricity: texts.electricityMalformed }),
      ...(typed.gas !== '' && O.isNone(prices.gas) && { gas: texts.gasMalformed }),
    };
    if (O.isNone(code) || squareFeet === null || Object.keys(errors).length > 0) {
      this.view.next({ ...NOTHING, typed, errors });
      return;
    }
    const place = await this.places.of(code.value)();
    if (E.isLeft(place)) {
      this.view.next({ ...NOTHING, typed, ...this.withoutPlace(place.left.reason) });
      return;
    }
    const local = await this.figures.at(place.right)();
    if (E.isLeft(local)) this.fail(typed);
    else {
      const level = EQUIPMENT_LEVELS.find((one) => one === typed.level) ?? 'single';
      this.view.next({
        ...NOTHING,
        typed,
        ...answerOf({ squareFeet, level, prices }, place.right, local.right, typed),
      });
    }
  }

  private withoutPlace(reason: 'not listed' | 'no answer'): Partial<RunningCostsView> {
    if (reason === 'not listed') return { errors: { zip: texts.zipUnknown } };
    this.hasFailed = true;
    return { notice: texts.unavailable };
  }

  private fail(typed: Typed): void {
    this.hasFailed = true;
    this.view.next({ ...NOTHING, typed, notice: texts.unavailable });
  }
}

const priceOf = (kind: keyof EnergyPrices, { prices }: Asked, local: LocalEnergy): O.Option<number> =>
  O.alt(() => O.map((state: EnergyPrices) => state[kind])(local.prices))(prices[kind]);

const answerOf = (
  asked: Asked,
  { city, state }: Place,
  local: LocalEnergy,
  { zip }: Typed,
): Pick<RunningCostsView, 'answer' | 'errors'> => {
  const [electricity, gas] = [priceOf('electricity', asked, local), priceOf('gas', asked, local)];
  if (O.isNone(electricity) || O.isNone(gas)) {
    const error = texts.pricesMissing;
    return { answer: null, errors: O.isNone(electricity) ? { electricity: error } : { gas: error } };
  }
  const { squareFeet, level } = asked;
  const { weather } = local;
  const home: RunningHome = {
    squareFeet,
    weather,
    level,
    prices: { electricity: electricity.value, gas: gas.value },
  };
  return {
    errors: {},
    answer: {
      title: titleText(city === '' ? state : `${city}, ${state}`),
      rows: COMPARED_SYSTEMS.map((system) => {
        const { heating, cooling, total, carbon } = runningYear(system, home);
        return {
          name: COMPARED_NAMES[system],
          heating: dollars(heating),
          cooling: dollars(cooling),
          year: dollars(total),
          carbon: tons(carbon),
        };
      }),
      sentences: weather.heating < HARDLY_ANY_HEAT ? [] : [CHEAPER_TEXTS[cheaperHeat(home)], breakEven(home)],
      counted: [pricesText(asked, local), weatherLine(local), levelText(level), ...RUNNING_COST_LIMITS],
      estimate: `${ESTIMATE_PATH}?${queryText({ zip, area: String(squareFeet), tier: level })}`,
    },
  };
};

const rangeText = (from: string, to: string): string => (from === to ? from : `${from} to ${to}`);

/** Whole tens of dollars: more digits would promise what nobody knows. */
const dollars = ({ from, to }: DollarRange): string => {
  const rounded = (amount: number): string => `$${(Math.round(amount / 10) * 10).toLocaleString('en-US')}`;
  return rangeText(rounded(from), rounded(to));
};

const tons = ({ from, to }: DollarRange): string => rangeText(from.toFixed(1), to.toFixed(1));

const cents = (price: number): string => `${Math.round(price * 100)}¢`;

const breakEven = (home: RunningHome): string => {
  const { from, to } = breakEvenElectricity(home);
  return breakEvenText(
    `$${home.prices.gas.toFixed(2)}`,
    cents(from),
    cents(to),
    cents(home.prices.electricity),
  );
};

const pricesText = ({ prices }: Asked, local: LocalEnergy): string => {
  const typed = [prices.electricity, prices.gas].filter(O.isSome).length;
  if (typed === 2 || O.isNone(local.prices)) return ownPricesText;
  const { state, period } = local.prices.value;
  const name = REGIONS.find(({ value }) => value === state)?.label ?? state;
  return typed === 0 ? statePricesText(name, period) : mixedPricesText(name, period);
};

const weatherLine = ({ weather: { station, heating, cooling } }: LocalEnergy): string =>
  weatherText(station, heating.toLocaleString('en-US'), cooling.toLocaleString('en-US'));

const levelText = (level: EquipmentLevel): string => {
  const { seer2, hspf2, afue } = LEVEL_RATINGS[level];
  const range = ({ from, to }: DollarRange): string => rangeText(String(from), String(to));
  return ratingsText(LEVEL_NAMES[level], range(seer2), range(hspf2), range(afue));
};
