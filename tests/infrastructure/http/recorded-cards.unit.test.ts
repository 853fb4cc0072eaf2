import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { ProgramCard } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { foundRebates } from '../../../application/visitor/estimate-savings/found-rebates.ts';
import { maxRebateOf, NO_REBATES } from '../../../domain/rebate/area-rebates.ts';
import { decodeIncentives } from '../../../infrastructure/http/incentives-wire.ts';

/** Answers of the real API, which are read in place: they are not ours to publish. */
const FOLDER = '../shared/fixtures/rewiring-america';
const recorded = existsSync(FOLDER) ? test : test.skip;
const TODAY = '2026-11-22';
const FILES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.json')) : [];

interface Incentive {
  readonly program: string;
  readonly items: ReadonlyArray<string>;
  readonly amount: { readonly number?: number; readonly maximum?: number };
  readonly owner_status?: ReadonlyArray<string>;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly paused?: boolean;
  readonly short_description?: string;
}

/** Every sentence of a card: its label, which says where it should come from, and its text. */
type Sentence = readonly [label: string, text: string];
const sentencesOf = ({ name, amount, status, facts, summary, notCounted, href }: ProgramCard) => {
  const all: ReadonlyArray<readonly [string, string | null]> = [
    ...[['name', name] as const, ['amount', amount] as const, ['status', status.text] as const],
    ...facts.map(({ label, text }) => [label, text] as const),
    ...[['summary', summary] as const, ['total', notCounted] as const, ['link', href] as const],
  ];
  return all.flatMap(([label, text]): ReadonlyArray<Sentence> => (text === null ? [] : [[label, text]]));
};

const PRODUCT_ITEMS: Readonly<Record<string, string>> = {
  'Heat pump': 'other_heat_pump',
  'Geothermal heat pump': 'geothermal_heating_installation',
  'Heat pump controls': 'integrated_heat_pump_controls',
  'Whole-home efficiency': 'efficiency_rebates',
};
const itemOf = (product: string): string =>
  PRODUCT_ITEMS[product] ?? product.toLowerCase().replace(/[ -]/g, '_');
const areItems = (text: string, { items }: Incentive): boolean =>
  text.split(', ').every((product) => items.includes(itemOf(product)));

/** Whether every number of a text is one of the incentive, a share of 1 as a percentage. */
const areAmounts = (text: string, { amount: { number = 0, maximum = 0 } }: Incentive): boolean =>
  [...text.matchAll(/[\d,]*\d(?:\.\d+)?(%?)/g)].every(([written, percent]) => {
    const figure = Number(written.replace(/[,%]/g, ''));
    return percent === '%' ? Math.abs(figure / 100 - number) < 1e-9 : [number, maximum].includes(figure);
  });

const hasEnded = ({ end_date: end = '9999' }: Incentive): boolean => end < TODAY;
const isDateIn = (text: string, date: string | undefined): boolean => text.endsWith(date?.slice(0, 4) ?? '?');

/** The field that a sentence comes from, and whether the field says so. */
const SOURCES: Readonly<
  Record<string, readonly [field: string, says: (text: string, incentive: Incentive) => boolean]>
> = {
  name: [
    'program, items, amount',
    (text, incentive) => {
      const name = incentive.program.trim();
      const [, products, amount] =
        /^(?:: ([^$%]*?))?(?:, ([^,]*[$%].*?))?(?: \(\d+ of \d+\))?$/.exec(text.slice(name.length)) ?? [];
      return (
        text.startsWith(name) &&
        (text === name || products !== undefined || amount !== undefined || text.endsWith(')')) &&
        (products === undefined || areItems(products, incentive)) &&
        (amount === undefined || areAmounts(amount, incentive))
      );
    },
  ],
  amount: ['amount', areAmounts],
  status: [
    'paused, end_date',
    (text, incentive) => {
      if (hasEnded(incentive)) return text === 'Ended';
      return text === (incentive.paused === true ? 'Paused' : 'Open');
    },
  ],
  'Pays for': ['items', areItems],
  'Who can apply': [
    'owner_status',
    (text, { owner_status: who = [] }) =>
      who.includes('homeowner') && who.includes('renter') === text.endsWith('and renters'),
  ],
  Started: ['start_date', (text, { start_date: start }) => isDateIn(text, start) && (start ?? '') <= TODAY],
  Opens: ['start_date', (text, { start_date: start }) => isDateIn(text, start) && (start ?? '') > TODAY],
  'Last day': ['end_date', (text, { end_date: end }) => isDateIn(text, end)],
  summary: ['short_description', (text, { short_description: summary }) => text === summary],
  total: [
    'end_date, paused, amount; nothing says what combines',
    (text, incentive) => {
      if (text.includes('isn’t taking applications')) return hasEnded(incentive) || incentive.paused === true;
      if (text.includes('no set dollar amount')) return incentive.amount.maximum === undefined;
      return text === "Not in the total. We don't know whether it combines: ask the program.";
    },
  ],
  link: [
    'program_url, more_info_url',
    (text, incentive) => Object.values(incentive).some((value) => value === text),
  ],
};

/** The cards of an answer, each with the incentive that it shows. */
const cardsIn = (file: string): ReadonlyArray<readonly [ProgramCard, Incentive]> => {
  const answer = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as {
    readonly incentives: ReadonlyArray<Incentive>;
  };
  const decoded = answer.incentives.map((one) => decodeIncentives({ ...answer, incentives: [one] }));
  const programs = decoded.flatMap((one, index) =>
    E.isRight(one) ? one.right.programs.map((program) => ({ ...program, id: String(index) })) : [],
  );
  const maxRebate = maxRebateOf(programs, O.none, TODAY);
  const area = { ...NO_REBATES, cityState: O.some('Salem, OR'), programs, maxRebate };
  return foundRebates(area, '97301', TODAY).programs.flatMap((card) => {
    const incentive = answer.incentives[Number(card.key)];
    return incentive === undefined ? [] : [[card, incentive] as const];
  });
};

describe('The cards of the recorded answers of the incentives API', () => {
  recorded('say nothing that no field of the incentive says', () => {
    const cards = FILES.flatMap(cardsIn);
    const listed = cards.flatMap(([card, incentive]) =>
      sentencesOf(card).map(([label, text]) => {
        const [field, says] = SOURCES[label] ?? [];
        return { label, text, field: says?.(text, incentive) === true ? field : undefined };
      }),
    );
    expect(cards.length).toBeGreaterThan(50);
    expect(listed.filter(({ field }) => field === undefined)).toEqual([]);
  });

  recorded('each have a name of their own', () => {
    for (const file of FILES) {
      const names = cardsIn(file).map(([{ name }]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
