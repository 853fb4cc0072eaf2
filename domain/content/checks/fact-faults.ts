import { SERVICE_HOURS } from '../../brand/hours.ts';
import { LEGAL_MINIMUMS } from '../../product/legal-minimums.ts';
import type { ContentFault } from './content-fault.ts';
import type { ContentPage } from '../content-page.ts';
import { dateFaults } from '../page-dates.ts';
import { tokensIn, type Fact, type FactTable } from '../facts.ts';
import { everyBlock, writtenTexts } from '../html/written-values.ts';

/** A sentence pattern that states a fact, with its value in the group `value`. */
interface Statement {
  /** The fact's description for the editor. */
  readonly of: string;
  readonly pattern: RegExp;
  /** The names of the facts that match. */
  readonly facts: ReadonlyArray<string>;
}

const PART_PRICES = ['air-conditioner', 'furnace', 'heat-pump', 'air-handler'].map((part) => `price-${part}`);
const PRICE = String.raw`(?<value>\$\d[\d,]*(?:\.\d\d)?|\d[\d\s]*\s\$)`;
const STARTS = String.raw`[^.!?$]{0,40}?\b(?:starts?|starting|from|à partir|desde)\b[^.!?$]{0,30}?`;

const priceOf = (part: string, words: string): Statement => ({
  of: `the starting price of ${part.replace('-', ' ')}s`,
  pattern: new RegExp(String.raw`\b(?:${words})\b${STARTS}${PRICE}`, 'giu'),
  facts: [`price-${part}`],
});

const STATEMENTS: ReadonlyArray<Statement> = [
  {
    of: 'the callback promise',
    pattern:
      /(?:answer|repl(?:y|ies)|contact|touch|hear|call|respond|réponse|répond|nouvelles|communiqu|respuesta|respond|comunic|llam)[^.!?]{0,60}?\s(?:within|dans(?: les)?|d’ici|en|dentro de|plazo de) (?<value>\d+(?:\s?(?:to|à|a|or|-|–)\s?\d+)? (?:hours|heures|horas))/giu,
    facts: ['callback'],
  },
  {
    of: 'the days to register',
    pattern:
      /(?:regist|enregistr)[^.!?]{0,80}?\s(?:within|dans les|dentro de(?: los)?|en los) (?<value>\d+) (?:days|jours|días)/giu,
    facts: ['registration-days'],
  },
  {
    of: 'the days to register',
    pattern: /registration closes (?<value>\d+) days/giu,
    facts: ['registration-days'],
  },
  {
    of: 'the years of the Registered Limited Warranty',
    pattern: /Registered Limited Warranty[^.!?;]{0,80}?\b(?<value>\d+)[\s-]years?/giu,
    facts: ['registered-warranty-years'],
  },
  {
    of: 'the years of the Base Limited Warranty',
    pattern: /Base Limited Warranty[^.!?;]{0,80}?\b(?<value>\d+)[\s-]years?/giu,
    facts: ['base-warranty-years'],
  },
  {
    of: 'the years with registration',
    pattern: /(?<value>\d+) years instead of \d+/giu,
    facts: ['registered-warranty-years'],
  },
  {
    of: 'the years without registration',
    pattern: /\d+ years instead of (?<value>\d+)/giu,
    facts: ['base-warranty-years'],
  },
  {
    of: 'the federal credit’s last year',
    pattern:
      /(?:placed in service|put in|mis en service|instalad[oa]s?)\s(?:after|après|después)(?:\s\D{0,24}\d{1,2}(?:er)?,?\D{0,12})?\s(?<value>20\d\d)/giu,
    facts: ['credit-last-year'],
  },
  {
    of: 'what new ductwork costs',
    pattern:
      /\bduct(?:s|work) (?:costs?|adds?|runs?|is|are)\b[^.!?$]{0,30}?(?<value>\$\d[\d,]* (?:to|-|–) \$\d[\d,]*)/giu,
    facts: ['price-ductwork'],
  },
  {
    of: 'starting prices',
    pattern: new RegExp(String.raw`${PRICE}\s.{0,10}?Starting installed price`, 'giu'),
    facts: PART_PRICES,
  },
  priceOf('air-conditioner', 'air conditioners?|climatiseurs?|aires? acondicionados?'),
  priceOf('furnace', '(?:gas )?furnaces?|fournaises?|calefactor(?:es)?'),
  priceOf('heat-pump', 'heat pumps?|thermopompes?|bombas? de calor'),
  priceOf('air-handler', 'air handlers?'),
  {
    of: 'a legal minimum',
    pattern: /\b(?:legal|federal) minimums?\b(?:[^.!?|]|\.\d){0,60}?(?<value>\d{1,2}\.\d)(?!\d)/giu,
    facts: Object.keys(LEGAL_MINIMUMS).map((name) => `minimum-${name}`),
  },
  {
    of: 'the phone number',
    pattern:
      /(?:customer (?:care|service)|call us|our number|appelez-nous|service à la clientèle|llámenos|atención al cliente)[^.!?]{0,60}?(?<value>(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})/giu,
    facts: ['phone'],
  },
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
        ...{ of, written },
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
      ...{ of: 'the office hours', written, right: SERVICE_HOURS.home, names: ['hours-home'] },
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

/** What changes by law: refrigerants, federal credits and minimums. */
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
