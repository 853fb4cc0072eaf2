import * as O from 'fp-ts/Option';
import { dollarsText } from '../../../domain/rebate/amount-texts.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import {
  ASSUMED_SIZE,
  HOUSEHOLD_FIELDS,
  HOUSEHOLD_SIZES,
  INCOME_LIMITS,
  INCOME_RANGES,
  incomeLimit,
  type IncomeRange,
  type StatedHousehold,
} from '../../../domain/rebate/household.ts';
import type { ShownChoice } from './estimate-savings-view.ts';
import type { FoundTexts } from './found-texts.ts';

/**
 * The household that the rebates are for, with the incomes and sizes to choose from; `amount` is what the rebates pay. Null when no program
 * depends on income, so that nothing personal is asked.
 */
export const shownHousehold = (
  { programs, income }: Pick<AreaRebates, 'programs' | 'income'>,
  { household, fault }: StatedHousehold,
  amount: string,
  texts: FoundTexts,
): ShownChoice | null => {
  const isStated = household !== null || fault !== null;
  if (!isStated && programs.every(({ incomeBands }) => incomeBands.length === 0)) return null;
  const { assumed, open, form, submit, unsaid, privacy, faults, ...labels } = texts.household;
  const paid =
    household === null || fault !== null || O.isNone(income)
      ? [assumed]
      : [
          texts.paid(amount, household.size, rangeText(household.income, texts)),
          texts.judged[income.value.band](texts.medians[income.value.median]),
          ...(incomeLimit(household.income) === null ? [] : [texts.upperEnd]),
          texts.confirmIncome,
        ];
  return {
    text: paid.join(' '),
    open,
    form,
    submit,
    fields: [
      {
        name: HOUSEHOLD_FIELDS.income,
        label: labels.income,
        chosen: household?.income ?? '',
        options: [
          { value: '', label: unsaid },
          ...INCOME_RANGES.map((range) => ({ value: range, label: capitalized(rangeText(range, texts)) })),
        ],
      },
      {
        name: HOUSEHOLD_FIELDS.size,
        label: labels.size,
        chosen: String(household?.size ?? ASSUMED_SIZE),
        options: HOUSEHOLD_SIZES.map((size) => ({ value: String(size), label: texts.size(size) })),
      },
    ],
    note: privacy,
    error: fault === null ? null : faults[fault],
  };
};

const rangeText = (range: IncomeRange, { ranges }: FoundTexts): string => {
  const below = INCOME_LIMITS[INCOME_RANGES.indexOf(range) - 1];
  const limit = incomeLimit(range);
  if (limit === null) return ranges.last(dollarsText(below ?? 0));
  return below === undefined
    ? ranges.first(dollarsText(limit))
    : ranges.between(dollarsText(below + 1), dollarsText(limit));
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
