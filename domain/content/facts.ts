import { SERVICE_HOURS } from '../brand/hours.ts';
import {
  BASE_YEARS,
  REGISTERED_YEARS,
  REGISTRATION_BARRED_IN,
  REGISTRATION_DAYS,
} from '../document/warranty-terms.ts';
import { longDate } from '../time/long-date.ts';
import { creditClaims } from '../rebate/credit-claims.ts';
import { dollarText, type Cents } from '../product/money.ts';
import { DUCTWORK_PRICE, STARTING_PRICES } from '../product/prices.ts';
import { AIR_CONDITIONER_SOUNDS, FURNACE_AFUE } from '../product/compared-figures.ts';
import { ratingRange } from '../product/efficiency.ts';
import { LEGAL_MINIMUMS } from '../product/legal-minimums.ts';
import { SAMPLE_PRODUCTS } from '../product/sample-products.ts';
import type { ProductType } from '../product/product.ts';
import {
  forEachLanguage,
  inLanguage,
  SITE_LANGUAGES,
  type SiteLanguage,
  type Translated,
} from './site-language.ts';

export type Fact = Translated<string>;

/** The facts that pages repeat, by the name in their tokens: `{{fact:callback}}`. */
export type FactTable = ReadonlyMap<string, Fact>;

/** The site's phone number, as text and as a link (`tel:+18005550199`). */
interface SitePhone {
  readonly text: string;
  readonly address: string;
}

/** When the pages' facts were last checked. */
export const FACTS_CHECKED_ON = '2026-11-29';

/** The last day to place equipment in service for the federal credit (section 25C). */
const CREDIT_END = '2025-12-31';

/** The day from which new home systems use refrigerants with less impact on the climate (facts, section 6). */
const REFRIGERANT_CHANGE = '2025-01-01';

/** The day since which older equipment may be installed again (facts, section 6). */
const OLDER_EQUIPMENT_RULE = '2026-07-27';

/** A formatted date: `November 20, 2026`, `20 novembre 2026`. */
export const dayText = (day: string, language: SiteLanguage): string =>
  longDate(day, SITE_LANGUAGES[language].locale);

const amount = (cents: Cents) =>
  forEachLanguage((language) =>
    language === 'fr'
      ? `${(cents / 100).toLocaleString('fr-CA', { maximumFractionDigits: 0 })}\u00a0$`
      : dollarText(cents),
  );

const RANGES: Translated<(low: string, high: string) => string> = {
  en: (low, high) => `${low} to ${high}`,
  fr: (low, high) => `de ${low} à ${high}`,
  es: (low, high) => `de ${low} a ${high}`,
};

const range = (from: Cents, to: Cents): Fact => {
  const [low, high] = [amount(from), amount(to)];
  return forEachLanguage((language) => inLanguage(RANGES, language)(low[language], high[language]));
};

/** Parts with starting prices, by their name in tokens. */
const PRICED_PARTS: ReadonlyArray<readonly [name: string, type: ProductType]> = [
  ['air-conditioner', 'Air Conditioner'],
  ['furnace', '90% Furnace'],
  ['heat-pump', 'Heat Pump'],
  ['air-handler', 'Air Handler'],
];

/** Systems of two parts whose total price pages mention. */
const SYSTEMS: ReadonlyArray<readonly [one: string, other: string]> = [
  ['furnace', 'air-conditioner'],
  ['heat-pump', 'air-handler'],
  ['air-conditioner', 'air-handler'],
  ['heat-pump', 'furnace'],
];

const PART_PRICES: ReadonlyMap<string, Cents> = new Map(
  PRICED_PARTS.map(([name, type]) => [name, STARTING_PRICES[type] ?? 0]),
);

const SYSTEM_PRICES: ReadonlyMap<string, Cents> = new Map([
  ...PART_PRICES,
  ...SYSTEMS.map(
    ([one, other]) =>
      [`${one}-and-${other}`, (PART_PRICES.get(one) ?? 0) + (PART_PRICES.get(other) ?? 0)] as const,
  ),
]);

const prices: ReadonlyArray<readonly [string, Fact]> = [...SYSTEM_PRICES].flatMap(([name, cents]) => [
  [`price-${name}`, amount(cents)] as const,
  [`half-price-${name}`, amount(cents / 2)] as const,
  [`price-${name}-with-ductwork`, range(cents + DUCTWORK_PRICE.from, cents + DUCTWORK_PRICE.to)] as const,
]);

/** Legal minimums and the rating ranges of the compared models: `range-heat-pump-seer2`. */
const ratings: ReadonlyArray<readonly [string, Fact]> = [
  ...Object.entries(LEGAL_MINIMUMS).map(
    ([name, value]) => [`minimum-${name}`, forEachLanguage(() => String(value))] as const,
  ),
  ...(
    [
      ['ac', ['Air Conditioner'], 'SEER2'],
      ['furnace', ['80% Furnace', '90% Furnace'], 'AFUE'],
      ['heat-pump', ['Heat Pump'], 'SEER2'],
      ['heat-pump', ['Heat Pump'], 'HSPF2'],
    ] as const
  ).map(
    ([name, types, metric]) =>
      [
        `range-${name}-${metric.toLowerCase()}`,
        forEachLanguage(() => ratingRange(SAMPLE_PRODUCTS, types, metric)),
      ] as const,
  ),
];

/** The figures in pictures of products: of the compared models, and of the facts, sections 4, 5.11 and 5.12. */
const FIGURES: Readonly<Record<string, string>> = {
  'afue-lowest': String(FURNACE_AFUE.least),
  'afue-highest': String(FURNACE_AFUE.most),
  'outdoor-clearance': '2 ft',
  'filter-thin': '1 in.',
  'filter-thin-life': '1 to 3 months',
  'filter-deep': '4 to 5 in.',
  'filter-deep-life': '6 to 12 months',
  'humidity-from': '30',
  'humidity-to': '50',
  'humidity-cold': '40',
  'humidity-colder': '35',
  'humidity-limit': '60',
  'merv-lowest': '1',
  'merv-highest': '16',
};

const figures: ReadonlyArray<readonly [string, Fact]> = [
  ...Object.entries(FIGURES),
  ...AIR_CONDITIONER_SOUNDS.flatMap(
    ({ model, level }, index) =>
      [
        [`sound-model-${index + 1}`, model],
        [`sound-${index + 1}`, String(level)],
      ] as const,
  ),
].map(([name, text]) => [name, forEachLanguage(() => text)] as const);

/** The facts that pages repeat (specification, sections 8 and 9). Pages in every language insert them with tokens. */
export const SITE_FACTS: FactTable = new Map<string, Fact>([
  ['hours-home', forEachLanguage(() => SERVICE_HOURS.home)],
  ['hours-customer-care', forEachLanguage(() => SERVICE_HOURS['customer care'])],
  ['hours-contact', { en: SERVICE_HOURS.contact, fr: SERVICE_HOURS.french, es: SERVICE_HOURS.spanish }],
  ['callback', { en: '24 to 48 hours', fr: '24 à 48 heures', es: '24 a 48 horas' }],
  ['registration-days', forEachLanguage(() => String(REGISTRATION_DAYS))],
  ['base-warranty-years', forEachLanguage(() => String(BASE_YEARS))],
  ['registered-warranty-years', forEachLanguage(() => String(REGISTERED_YEARS))],
  ['registration-barred-in', REGISTRATION_BARRED_IN],
  ['facts-checked', forEachLanguage((language) => dayText(FACTS_CHECKED_ON, language))],
  ['facts-checked-day', forEachLanguage(() => FACTS_CHECKED_ON)],
  ['credit-end', forEachLanguage((language) => dayText(CREDIT_END, language))],
  ['credit-end-day', forEachLanguage(() => CREDIT_END)],
  ['credit-last-year', forEachLanguage(() => CREDIT_END.slice(0, 4))],
  ['refrigerant-change', forEachLanguage((language) => dayText(REFRIGERANT_CHANGE, language))],
  ['older-equipment-rule', forEachLanguage((language) => dayText(OLDER_EQUIPMENT_RULE, language))],
  ['price-ductwork', range(DUCTWORK_PRICE.from, DUCTWORK_PRICE.to)],
  ...prices,
  ...ratings,
  ...figures,
]);

/** The facts of a site, with its phone number, which is a setting, and with what changes with the day (`2026-11-20`). */
export const siteFactTable = (phone: SitePhone, today: () => string): FactTable =>
  new Map<string, Fact>([
    ...SITE_FACTS,
    [
      'credit-claims',
      {
        get en() {
          return creditClaims(today());
        },
      },
    ],
    ['phone', forEachLanguage(() => phone.text)],
    ['phone-link', forEachLanguage(() => phone.address)],
  ]);

const TOKEN = /\{\{fact:([^{}]*)\}\}/g;

/** Replaces the fact tokens in a text, each written as the place needs it. Unknown tokens stay unchanged. */
export const withFacts = (
  text: string,
  facts: FactTable,
  language: SiteLanguage,
  write: (fact: string) => string = (fact) => fact,
): string =>
  text.includes('{{fact:')
    ? text.replace(TOKEN, (token, name: string) => {
        const fact = facts.get(name.trim());
        return fact === undefined ? token : write(inLanguage(fact, language));
      })
    : text;

/** The fact and term tokens in a text, without duplicates. */
export const tokensIn = (text: string): ReadonlyArray<string> => [
  ...new Set(text.match(/\{\{(?:fact|term):[^{}]*\}\}/g)),
];
