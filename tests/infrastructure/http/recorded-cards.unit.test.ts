import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { ProgramCard } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { foundRebates } from '../../../application/visitor/estimate-savings/found-rebates.ts';
import {
  CONDITION_TEXTS,
  factTexts,
  NOT_COUNTED,
  STATUS_TEXTS,
} from '../../../application/visitor/estimate-savings/found-texts.ts';
import { NO_REBATES } from '../../../domain/rebate/area-rebates.ts';
import { decodeIncentives } from '../../../infrastructure/http/incentives-wire.ts';

/** Answers of the real API, read from their folder: we may not publish them. */
const FOLDER = '../shared/fixtures/rewiring-america';
const FILES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.json')) : [];
const TODAY = '2026-11-22';

interface Incentive {
  readonly program?: string;
  readonly short_description?: string;
  readonly items?: ReadonlyArray<string>;
  readonly owner_status?: ReadonlyArray<string>;
  readonly payment_methods?: ReadonlyArray<string>;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly amount?: Readonly<Record<string, number | string>>;
}

const read = (file: string) => {
  const body: unknown = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const { incentives } = body as { readonly incentives: ReadonlyArray<Incentive> };
  const answer = decodeIncentives('homeowner')(body);
  if (E.isLeft(answer)) throw new Error(answer.left);
  const { programs } = answer.right;
  const found = { ...NO_REBATES, cityState: O.some('Tempe, AZ'), programs };
  const { programs: counted, others } = foundRebates(found, '85281', TODAY);
  return { incentives, cards: [...counted, ...others] };
};

/** Every sentence of a card, with its topic. */
const sentencesOf = (card: ProgramCard): ReadonlyArray<readonly [about: string, sentence: string]> => [
  ['name', card.name],
  ['amount', card.amount],
  ['status', card.status.text],
  ...card.facts.map(({ label, text }) => [label, text] as const),
  ...(card.summary === null ? [] : [['summary', card.summary] as const]),
  ...(card.notCounted === null ? [] : [['not counted', card.notCounted] as const]),
];

/** Whether a text can name an incentive's item: `ducted_heat_pump` is a `Ducted heat pump`. */
const isCalled = (item: string, text: string): boolean => {
  const words = text.toLowerCase().split(/[\s-]+/);
  return words.some((word) => word.length > 3 && item.includes(word));
};

const numbersIn = (text: string): ReadonlyArray<number> =>
  (text.replaceAll('10,000 Btu/h', '').match(/\d[\d,.]*\d|\d/g) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );

const isAmount = (text: string, { amount = {} }: Incentive): boolean => {
  const known = Object.values(amount).flatMap((value) =>
    typeof value === 'number' ? [value, value * 100] : [],
  );
  return numbersIn(text).every((number) => known.some((value) => Math.abs(value - number) < 0.01));
};

const namesYear = (sentence: string, day = ''): boolean => sentence.endsWith(day.slice(0, 4));

/** The fields of an incentive that a sentence can come from, each with its own test. */
const FIELDS: ReadonlyArray<
  readonly [field: string, about: string, isFrom: (sentence: string, of: Incentive) => boolean]
> = [
  ['program', 'name', (sentence, { program = '' }) => sentence.startsWith(program.trim())],
  ['amount', 'amount', isAmount],
  ['paused and dates', 'status', (sentence) => Object.values<string>(STATUS_TEXTS).includes(sentence)],
  [
    'items',
    factTexts.paysFor,
    (sentence, { items = [] }) =>
      sentence.split(', ').every((part) => items.some((item) => isCalled(item, part))),
  ],
  [
    'owner_status',
    factTexts.whoCanApply,
    (sentence, { owner_status: who = [] }) => sentence.includes('renters') === who.includes('renter'),
  ],
  [
    'payment_methods',
    factTexts.before,
    (sentence, { payment_methods: methods = [] }) =>
      sentence === CONDITION_TEXTS['taken-off-price'] && methods.includes('pos_rebate'),
  ],
  ['start_date', factTexts.began, (sentence, { start_date }) => namesYear(sentence, start_date)],
  ['start_date', factTexts.begins, (sentence, { start_date }) => namesYear(sentence, start_date)],
  ['end_date', factTexts.until, (sentence, { end_date }) => namesYear(sentence, end_date)],
  ['short_description', 'summary', (sentence, { short_description: text }) => sentence === text],
  [
    'dates, amount and items',
    'not counted',
    (sentence) => Object.values<unknown>(NOT_COUNTED).includes(sentence),
  ],
];

describe('The cards of recorded answers', () => {
  (FILES.length > 0 ? test : test.skip)('contain only sentences that come from a field', () => {
    const left: string[] = [];
    let count = 0;
    for (const file of FILES) {
      const { incentives, cards } = read(file);
      for (const card of cards)
        for (const [about, sentence] of sentencesOf(card)) {
          count += 1;
          const isFound = FIELDS.some(
            ([, of, isFrom]) => of === about && incentives.some((incentive) => isFrom(sentence, incentive)),
          );
          if (!isFound) left.push(`${file}: ${about}: ${sentence}`);
        }
    }
    expect(left).toEqual([]);
    expect(count).toBeGreaterThan(200);
  });
});
