import * as O from 'fp-ts/Option';
import { ASSUMED_APPLICANT, isOpenToOwner, OWNER_STATUSES } from '../../../domain/rebate/applicant.ts';
import type { AreaRebates, JudgedHousehold } from '../../../domain/rebate/area-rebates.ts';
import {
  ASSUMED_SIZE,
  HOUSEHOLD_FIELDS,
  HOUSEHOLD_SIZES,
  INCOME_RANGES,
  incomeEnds,
  type Household,
  type IncomeRange,
  type StatedHousehold,
} from '../../../domain/rebate/household.ts';
import type { ShownChoice } from './estimate-savings-view.ts';
import type { HouseholdTexts } from './found-texts.ts';

type Field = ShownChoice['fields'][number];

/**
 * The household that the rebates are for, with the incomes and sizes to choose from; `amount` is what the rebates pay. Null when no program
 * depends on it, so that nothing personal is asked.
 */
export const shownHousehold = (
  { programs, household: judged }: Pick<AreaRebates, 'programs' | 'household'>,
  { household, fault }: StatedHousehold,
  amount: string,
  texts: HouseholdTexts,
): ShownChoice | null => {
  const isStated = household !== null || fault !== null;
  const dependsOnIncome = programs.some(({ incomeBands }) => incomeBands.length > 0);
  const asksIncome = isStated || dependsOnIncome;
  const asksOwner = isStated || programs.some((program) => !isOpenToOwner(program, 'renter'));
  if (!asksIncome && !asksOwner) return null;
  const { assumed, assumedOwner, open, form, submit, privacy, faults } = texts.household;
  const paid =
    household === null || fault !== null || O.isNone(judged)
      ? [...(asksIncome ? [assumed] : []), ...(asksOwner ? [assumedOwner] : [])]
      : paidText(household, judged.value, amount, texts).concat(
          household.income === null && dependsOnIncome ? [assumed] : [],
        );
  return {
    text: paid.join(' '),
    open,
    form,
    submit,
    fields: [
      ...(asksIncome ? incomeFields(household, texts) : []),
      ...(asksOwner ? [ownerField(household, texts)] : []),
    ],
    note: asksIncome ? privacy : null,
    error: fault === null ? null : faults[fault],
  };
};

const paidText = (
  { income, size, owner }: Household,
  { applicants, median, limits }: JudgedHousehold,
  amount: string,
  texts: HouseholdTexts,
): ReadonlyArray<string> => {
  if (income === null) return [texts.paidRenter(amount)];
  const range = typeof income === 'number' ? texts.dollars(income) : rangeText(income, texts);
  const [applicant = ASSUMED_APPLICANT] = applicants;
  return [
    texts.paid(amount, size, range, owner === 'renter'),
    applicants.length > 1 ? texts.straddles : texts.judged[applicant.band](texts.medians[median](size)),
    ...(limits === undefined ? [] : [texts.areaLimits(limits)]),
    texts.confirmIncome,
  ];
};

const incomeFields = (household: Household | null, texts: HouseholdTexts): ReadonlyArray<Field> => {
  const { unsaid, income: label, exact, size } = texts.household;
  const income = household?.income ?? '';
  return [
    {
      name: HOUSEHOLD_FIELDS.income,
      label,
      chosen: typeof income === 'number' ? '' : income,
      options: [
        { value: '', label: unsaid },
        ...INCOME_RANGES.map((range) => ({ value: range, label: capitalized(rangeText(range, texts)) })),
      ],
    },
    {
      name: HOUSEHOLD_FIELDS.exact,
      label: exact,
      chosen: typeof income === 'number' ? String(income) : '',
      options: null,
    },
    {
      name: HOUSEHOLD_FIELDS.size,
      label: size,
      chosen: String(household?.size ?? ASSUMED_SIZE),
      options: HOUSEHOLD_SIZES.map((people) => ({ value: String(people), label: texts.size(people) })),
    },
  ];
};

const ownerField = (
  household: Household | null,
  { household: { owner: label, owners } }: HouseholdTexts,
): Field => ({
  name: HOUSEHOLD_FIELDS.owner,
  label,
  chosen: household?.owner ?? ASSUMED_APPLICANT.owner,
  options: OWNER_STATUSES.map((status) => ({ value: status, label: owners[status] })),
});

const rangeText = (range: IncomeRange, { ranges, dollars }: HouseholdTexts): string => {
  const [from, to] = incomeEnds(range);
  if (to === Infinity) return ranges.last(dollars(from - 1));
  return from === 0 ? ranges.first(dollars(to)) : ranges.between(dollars(from), dollars(to));
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
