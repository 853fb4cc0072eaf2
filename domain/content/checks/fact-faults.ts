import { SERVICE_HOURS } from '../../brand/hours.ts';
import { LEGAL_MINIMUMS } from '../../product/legal-minimums.ts';
import type { ContentFault } from './content-fault.ts';
import type { ContentPage } from '../content-page.ts';
import { dateFaults } from '../page-dates.ts';
import { tokensIn, type Fact, type FactTable } from '../facts.ts';
import { everyBlock, writtenTexts } from '../html/written-values.ts';

/** How a sentence states a fact; its words are separated by commas. */
interface Wording {
  /** The subject of the sentence: one word of each list, in this order. */
  readonly about?: ReadonlyArray<string>;
  /** One of these is right before the value. */
  readonly lead?: string;
  readonly after?: string;
  /** Characters that end the statement before the sentence ends. */
  readonly ends?: string;
}

const oneOf = (words: string): string => `(?:${words.replaceAll(', ', '|')})`;

/** Matches a statement of a value of some facts. Up to 80 characters may separate two parts of the statement. */
const stated = (
  /** The subject of the value, for the editor. */
  of: string,
  facts: ReadonlyArray<string>,
  value: string,
  { about = [], lead, after = '', ends = '' }: Wording,
) => {
  const gap = String.raw`(?:[^.!?${ends}]|\.\d){0,80}?`;
  const subject = about.map((words) => oneOf(words) + gap).join('');
  const before = lead === undefined ? subject : `${subject}${oneOf(lead)} `;
  return { of, facts, pattern: new RegExp(`${before}(?<value>${value})${after}`, 'giu') };
};

const NUMBER = String.raw`\b\d+`;
const HOURS = String.raw`\d+(?:\s?(?:to|à|a|or|-|–)\s?\d+)? (?:hours|heures|horas)`;
const PRICE = String.raw`\$\d[\d,]*(?:\.\d\d)?|\d[\d\s]*\s\$`;
const PRICE_RANGE = String.raw`\$\d[\d,]* (?:to|-|–) \$\d[\d,]*`;
const PHONE = String.raw`(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}`;
const YEARS = String.raw`[\s-]years?`;
const COMPARED = String.raw`\d+ years instead of`;

/** The words for each part of a system, by the name of its starting price. */
const PARTS = {
  'price-air-conditioner': 'air conditioners?, climatiseurs?, aires? acondicionados?',
  'price-furnace': 'furnaces?, fournaises?, calefactor(?:es)?',
  'price-heat-pump': 'heat pumps?, thermopompes?, bombas? de calor',
  'price-air-handler': 'air handlers?',
};
/** Parts whose price pages also state with the part that they need. */
const PRICES_OF: Readonly<Record<string, ReadonlyArray<string>>> = {
  'price-heat-pump': ['price-heat-pump', 'price-heat-pump-and-air-handler'],
};
const ANSWERS =
  'answer, reply, replies, contact, touch, hear, call, respond, réponse, répond, nouvelles, communiqu, respuesta, comunic, llam';
const CALLS =
  'customer care, customer service, call us, our number, appelez-nous, service à la clientèle, llámenos, atención al cliente';
const INSTALLED = 'placed in service, put in, mis en service, instalad[oa]s?';
const WITHIN = 'within, dans, dans les, d’ici, en, en los, dentro de, dentro de los, plazo de';
const MINIMUMS = Object.keys(LEGAL_MINIMUMS).map((name) => `minimum-${name}`);

const STATEMENTS = [
  stated('the callback promise', ['callback'], HOURS, { about: [ANSWERS], lead: WITHIN }),
  stated('the days to register', ['registration-days'], NUMBER, {
    about: ['regist'],
    lead: `${WITHIN}, closes`,
    after: ' (?:days|jours|días)',
  }),
  ...['Registered', 'Base'].map((name) =>
    stated(`the years of the ${name} Limited Warranty`, [`${name.toLowerCase()}-warranty-years`], NUMBER, {
      about: [`${name} Limited Warranty`],
      after: YEARS,
      ends: ';',
    }),
  ),
  stated('the years with registration', ['registered-warranty-years'], NUMBER, {
    after: String.raw` years instead of \d+`,
  }),
  stated('the years without registration', ['base-warranty-years'], NUMBER, { lead: COMPARED }),
  stated('the federal credit’s last year', ['credit-last-year'], String.raw`\b20\d\d`, {
    about: [INSTALLED, 'after, après, después'],
  }),
  stated('what new ductwork costs', ['price-ductwork'], PRICE_RANGE, {
    about: ['ducts, ductwork', 'costs?, adds?, runs?, is, are'],
    ends: '$',
  }),
  stated('starting prices', Object.keys(PARTS), PRICE, {
    after: String.raw`\s.{0,10}?Starting installed price`,
  }),
  ...Object.entries(PARTS).map(([fact, words]) =>
    stated(
      `the starting price of ${fact.replace('price-', '').replace('-', ' ')}s`,
      PRICES_OF[fact] ?? [fact],
      PRICE,
      {
        about: [words, 'starts?, starting, from, à partir, desde'],
        ends: '$',
      },
    ),
  ),
  stated('a legal minimum', MINIMUMS, String.raw`\b\d{1,2}\.\d(?!\d)`, {
    about: ['(?:legal|federal) minimums?'],
    ends: '|',
  }),
  stated('the phone number', ['phone'], PHONE, { about: [CALLS] }),
];

/** Letters and digits only: number grouping and the separator of a range don't matter. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?:to|à|a|or)(?=\s*[\d$])/gu, '')
    .replace(/[^\p{L}\d]/gu, '');

/** A phone number is the same with and without its leading 1. */
const isSameValue = (one: string, other: string): boolean =>
  bare(one) === bare(other) ||
  (/\d{10}/.test(bare(other)) && bare(one).slice(-10) === bare(other).slice(-10));

const textsOf = (fact: Fact): ReadonlyArray<string> => Object.values(fact);

const otherValues = (text: string, facts: FactTable): ReadonlyArray<ContentFault> =>
  STATEMENTS.flatMap(({ of, pattern, facts: names }) => {
    const right = names.flatMap((name) => facts.get(name) ?? []);
    return [...text.matchAll(pattern)]
      .map(({ groups }) => groups?.['value'] ?? '')
      .filter((value) => !right.flatMap(textsOf).some((each) => isSameValue(value, each)))
      .map((written) => ({
        _tag: 'OtherFact' as const,
        of,
        written,
        right: [...new Set(right.map(({ en }) => en))].join(' or '),
        names,
      }));
  });

const WORKDAYS =
  /(?:Mon(?:day)?(?:\s?(?:-|–|to|through)\s?)Fri(?:day)?|lundi au vendredi|lunes a viernes),?\s(?:from |de )?(?<value>\d{1,2}(?::\d\d)?\s?(?:h|[ap]\.?\s?m\.?)?\s?(?:-|–|to|à|a)\s?\d{1,2}(?::\d\d)?\s?(?:h|[ap]\.?\s?m\.?))/giu;

const OFFICE_HOURS = Object.values(SERVICE_HOURS).map(bare);

const otherHours = (text: string): ReadonlyArray<ContentFault> =>
  [...text.matchAll(WORKDAYS)]
    .map(({ groups }) => groups?.['value'] ?? '')
    .filter((value) => !OFFICE_HOURS.some((hours) => hours.includes(bare(value))))
    .map((written) => ({
      _tag: 'OtherFact',
      of: 'the office hours',
      written,
      right: SERVICE_HOURS.home,
      names: ['hours-home'],
    }));

/** The visible texts of a page: title, description and each block's text without markup. */
const readableTexts = (
  { title, description, blocks }: Pick<ContentPage, 'title' | 'description' | 'blocks'>,
  textOf: (html: string) => string,
): ReadonlyArray<string> => [
  title,
  description,
  ...everyBlock(blocks).map((block) =>
    writtenTexts(block)
      .map(({ text }) => textOf(text).replace(/\s+/g, ' '))
      .filter((text) => text !== '')
      .join(' | '),
  ),
];

/** Matches facts that the law may change: refrigerants, federal credits and minimums. */
const DATED = /\bR-?(?:454B|410A)\b|\b(?:federal (?:tax )?credit|(?:legal|federal) minimum)\b/i;
const CHECKED = /\blast checked\b/i;

/** Finds legal facts on an English page without a `Last checked` date. */
const datedFaults = (
  { locale }: Pick<ContentPage, 'locale'>,
  texts: ReadonlyArray<string>,
): ReadonlyArray<ContentFault> => {
  const found = locale.startsWith('en')
    ? texts.map((text) => DATED.exec(text)?.[0]).find(Boolean)
    : undefined;
  return found === undefined || texts.some((text) => CHECKED.test(text))
    ? []
    : [{ _tag: 'UncheckedDate', words: found }];
};

/** Finds wrong values of facts, past dates (`today` is `2026-11-20`) and unknown tokens. `textOf` returns the visible text of html. */
export const factFaults = (
  page: Pick<ContentPage, 'title' | 'description' | 'blocks' | 'locale'>,
  facts: FactTable,
  today: string,
  textOf: (html: string) => string,
): ReadonlyArray<ContentFault> => {
  const texts = readableTexts(page, textOf);
  return [
    ...texts.flatMap((text) => [
      ...tokensIn(text).map((token) => ({ _tag: 'UnknownFact' as const, token })),
      ...otherValues(text, facts),
      ...otherHours(text),
      ...dateFaults(text, today),
    ]),
    ...datedFaults(page, texts),
  ];
};
