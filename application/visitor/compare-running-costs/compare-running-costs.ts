import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable } from 'rxjs';
import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import type { LocalEnergy, EnergyPrices } from '../../../domain/energy/local-energy.ts';
import {
  breakEvenElectricity,
  cheaperHeat,
  inTens,
  COMPARED_SYSTEMS,
  runningYear,
  type RunningHome,
} from '../../../domain/energy/running-cost.ts';
import { typedPrice } from '../../../domain/energy/typed-price.ts';
import { countryOfRegion, REGIONS } from '../../../domain/lead/regions.ts';
import { REGIONS_IN_FRENCH } from '../../../domain/lead/regions-in-french.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { figuresIn, type WrittenFigures } from '../../../domain/content/written-figures.ts';
import type { Place } from '../../../domain/postal-code/place.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { searchedCode } from '../../../domain/postal-code/searched-code.ts';
import { exactly, type DollarRange } from '../../../domain/product/dollar-range.ts';
import {
  EQUIPMENT_LEVELS,
  LEVEL_RATINGS,
  type EquipmentLevel,
} from '../../../domain/product/equipment-level.ts';
import { squareFeetIn } from '../../../domain/product/size-band.ts';
import type { EnergyFigures } from '../../ports/content/energy-figures.ts';
import type { PlaceOfCode } from '../../ports/dealers/place-of-code.ts';
import { runningCostTextsIn } from './texts-in.ts';
import type { RunningCostTexts } from './texts.ts';

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
    readonly caption: string;
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

  private readonly words: Words;

  constructor(
    private readonly places: PlaceOfCode,
    private readonly figures: EnergyFigures,
    language: SiteLanguage = 'en',
  ) {
    this.words = wordsIn(language);
  }

  get texts(): RunningCostTexts {
    return this.words.texts;
  }

  /** Whether figures couldn't be read, so that the answer is not final. */
  get isUnsettled(): boolean {
    return this.hasFailed;
  }

  /** Shows the costs for the page's query. A zip alone is a dealer search, not a question. */
  async showAt(query: AddressQuery): Promise<void> {
    const typed = typedIn(query);
    const { texts } = this.words;
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
        ...answerOf({ squareFeet, level, prices }, place.right, local.right, typed, this.words),
      });
    }
  }

  private withoutPlace(reason: 'not listed' | 'no answer'): Partial<RunningCostsView> {
    const { texts } = this.words;
    if (reason === 'not listed') return { errors: { zip: texts.zipUnknown } };
    this.hasFailed = true;
    return { notice: texts.unavailable };
  }

  private fail(typed: Typed): void {
    this.hasFailed = true;
    this.view.next({ ...NOTHING, typed, notice: this.words.texts.unavailable });
  }
}

/** Texts and figures of the page's language. */
interface Words {
  readonly texts: RunningCostTexts;
  readonly regions: typeof REGIONS;
  readonly number: WrittenFigures['number'];
  /** Whole tens of dollars: more digits would promise what nobody knows. */
  readonly dollars: (range: DollarRange) => string;
  readonly price: WrittenFigures['dollars'];
  readonly cents: (range: DollarRange) => string;
  readonly decimals: (range: DollarRange, digits?: number) => string;
}

const wordsIn = (language: SiteLanguage): Words => {
  const texts = runningCostTextsIn(language);
  const { number, dollars, cents } = figuresIn(language);
  const range =
    (written: (amount: number) => string) =>
    ({ from, to }: DollarRange): string =>
      written(from) === written(to) ? written(from) : texts.range(written(from), written(to));
  return {
    texts,
    regions: language === 'fr' ? REGIONS_IN_FRENCH : REGIONS,
    number,
    dollars: (amount) => range(dollars)(inTens(amount)),
    price: dollars,
    cents: range(cents),
    decimals: (amounts, digits) => range((amount) => number(amount, digits))(amounts),
  };
};

const priceOf = (kind: keyof EnergyPrices, { prices }: Asked, local: LocalEnergy): O.Option<number> =>
  O.alt(() => O.map((state: EnergyPrices) => state[kind])(local.prices))(prices[kind]);

const answerOf = (
  asked: Asked,
  { city, state }: Place,
  local: LocalEnergy,
  { zip }: Typed,
  words: Words,
): Pick<RunningCostsView, 'answer' | 'errors'> => {
  const { texts, dollars } = words;
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
      title: texts.title(city === '' ? state : `${city}, ${state}`),
      caption: `${texts.caption}, ${texts.dollars[countryOfRegion(state)]}`,
      rows: COMPARED_SYSTEMS.map((system) => {
        const { heating, cooling, total, carbon } = runningYear(system, home);
        return {
          name: texts.systems[system],
          heating: dollars(heating),
          cooling: dollars(cooling),
          year: dollars(total),
          carbon: words.decimals(carbon, 1),
        };
      }),
      sentences:
        weather.heating < HARDLY_ANY_HEAT ? [] : [texts.cheaper[cheaperHeat(home)], breakEven(home, words)],
      counted: [
        pricesText(asked, local, words),
        weatherLine(local, words),
        levelText(level, words),
        ...texts.limits,
      ],
      estimate: `${texts.estimatePath}?${queryText({ zip, area: String(squareFeet), tier: level })}`,
    },
  };
};

const breakEven = (home: RunningHome, { texts, price, cents }: Words): string => {
  const { electricity, gas } = home.prices;
  return texts.breakEven(price(gas, 2), cents(breakEvenElectricity(home)), cents(exactly(electricity)));
};

const pricesText = ({ prices }: Asked, local: LocalEnergy, { texts, regions }: Words): string => {
  const typed = [prices.electricity, prices.gas].filter(O.isSome).length;
  if (typed === 2 || O.isNone(local.prices)) return texts.ownPrices;
  const { state, period } = local.prices.value;
  const name = regions.find(({ value }) => value === state)?.label ?? state;
  return typed === 0 ? texts.statePrices(name, period) : texts.mixedPrices(name, period);
};

const weatherLine = (
  { weather: { station, heating, cooling } }: LocalEnergy,
  { texts, number }: Words,
): string => texts.weather(station, number(heating), number(cooling));

const levelText = (level: EquipmentLevel, { texts, decimals }: Words): string => {
  const { seer2, hspf2, afue } = LEVEL_RATINGS[level];
  return texts.ratings(texts.levels[level], decimals(seer2), decimals(hspf2), decimals(afue));
};
