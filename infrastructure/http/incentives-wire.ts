import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { IncomeBand } from '../../domain/rebate/income-band.ts';
import { ruleText } from '../../domain/rebate/amount-texts.ts';
import type { OwnerStatus } from '../../domain/rebate/applicant.ts';
import type { RebateProgram } from '../../domain/rebate/rebate-program.ts';
import { decodeList } from '../wire/decode-list.ts';
import { isWebAddress, Text } from '../wire/rebate-wire.ts';
import { faultOf, optionalFields } from '../wire/wire-types.ts';
import { IncentiveAmount, ruleOf } from './incentive-amount.ts';

/** Our products among the API's items, with their names on pages. */
const PRODUCTS: Readonly<Record<string, string>> = {
  central_air_conditioner: 'Central air conditioner',
  ducted_heat_pump: 'Ducted heat pump',
  ductless_heat_pump: 'Ductless heat pump',
  other_heat_pump: 'Heat pump',
  smart_thermostat: 'Smart thermostat',
  integrated_heat_pump_controls: 'Heat pump controls',
};

/** Work that dealers do without our products, or with other products. */
const OTHER_WORK: Readonly<Record<string, string>> = {
  geothermal_heating_installation: 'Geothermal heat pump',
  air_to_water_heat_pump: 'Air-to-water heat pump',
  duct_sealing: 'Duct sealing',
  duct_replacement: 'Duct replacement',
};

/** The names on pages of everything that a program can pay for. */
const NAMES = { ...PRODUCTS, ...OTHER_WORK };

/** Whole-home savings count as ours only if no other product is named with them. */
const WHOLE_HOME = 'efficiency_rebates';
const WHOLE_HOME_NAME = 'Whole-home efficiency';

/** The English names of everything that the API's programs can pay for. */
export const PRODUCT_NAMES: ReadonlyArray<string> = [...Object.values(NAMES), WHOLE_HOME_NAME];

/** Tax credits aren't rebates, and the federal ones have ended. */
const METHODS = ['rebate', 'pos_rebate', 'account_credit', 'assistance_program', 'performance_rebate'];

const Texts = t.readonlyArray(Text, 'a list of texts');

const Incentive = optionalFields(
  {
    payment_methods: Texts,
    authority: Text,
    program: Text,
    program_url: Text,
    more_info_url: Text,
    items: Texts,
    amount: IncentiveAmount,
    owner_status: Texts,
    start_date: Text,
    end_date: Text,
    paused: t.boolean,
    short_description: Text,
  },
  'an incentive',
);
type Incentive = t.TypeOf<typeof Incentive>;

const Answer = optionalFields(
  {
    is_under_80_ami: t.boolean,
    is_under_150_ami: t.boolean,
    incentives: t.readonlyArray(t.unknown, 'a list of incentives'),
  },
  'an answer of the incentives API',
);

/** The programs for households with one income. */
export interface BandIncentives {
  readonly band: IncomeBand;
  /** Rebates for these owners or renters and for our products. `incomeBands` is empty, and ids may repeat. */
  readonly programs: ReadonlyArray<RebateProgram>;
}

/**
 * Decodes a response of the incentives API for owners or renters. Incentives that are malformed or not ours are omitted. Left names the
 * invalid path.
 */
export const decodeIncentives =
  (owner: OwnerStatus) =>
  (body: unknown): E.Either<string, BandIncentives> =>
    pipe(
      Answer.decode(body),
      E.mapLeft(faultOf),
      E.chain(({ is_under_80_ami: isLow, is_under_150_ami: isModerate, incentives }) => {
        if (incentives === undefined) return E.left('incentives should be a list of incentives');
        if (isLow === undefined || isModerate === undefined)
          return E.left('the answer should be an answer for a household of some income');
        const band: IncomeBand = isLow ? 'low' : isModerate ? 'moderate' : 'high';
        return pipe(
          decodeList('incentives', incentives, decodeListed),
          E.map(({ value }) => ({ band, programs: value.filter(isOurs(owner)).map(toProgram) })),
        );
      }),
    );

const decodeListed = (one: unknown, position: number): E.Either<string, Incentive> =>
  pipe(
    Incentive.decode(one),
    E.mapLeft(() => `incentives.${position} should be an incentive`),
  );

const isOurs =
  (owner: OwnerStatus) =>
  ({ items = [], owner_status, payment_methods = [], program = '' }: Incentive): boolean =>
    program.trim() !== '' &&
    (owner_status === undefined || owner_status.includes(owner)) &&
    payment_methods.some((method) => METHODS.includes(method)) &&
    (items.some((item) => Object.hasOwn(NAMES, item)) ||
      (items.length > 0 && items.every((item) => item === WHOLE_HOME)));

const toProgram = (incentive: Incentive): RebateProgram => {
  const { program = '', items = [], amount = {}, start_date: start, end_date: end } = incentive;
  const [validFrom, validUntil] = [dayIn(start, 'first'), dayIn(end, 'last')];
  const rule = ruleOf(amount);
  const isDated = O.isSome(validUntil) || (end ?? '').trim() === '';
  return {
    id: idOf([incentive.authority, program, ...items, amount.type, amount.number]),
    name: program.trim(),
    homeUrl: [incentive.program_url, incentive.more_info_url].find((url = '') => isWebAddress(url)) ?? '',
    amountLabel: O.isSome(rule) ? ruleText(rule.value, 'en') : UNSTATED,
    rule,
    isLabelOnly: false,
    status: incentive.paused === true ? 'paused' : isDated ? 'running' : 'unknown',
    validFrom,
    validUntil,
    lastChecked: O.none,
    // The API doesn't say which programs combine.
    combinesWith: O.none,
    paysFor: items.flatMap((item) => (item === WHOLE_HOME ? [WHOLE_HOME_NAME] : (NAMES[item] ?? []))),
    whoCanApply: pipe(
      O.fromNullable(incentive.owner_status),
      O.map((who) => WHO.filter(([status]) => who.includes(status)).map(([, name]) => name)),
      O.map((who) => `${who[0] ?? ''}${who.length > 1 ? ' and renters' : ''}`),
      O.filter((who) => who !== ''),
    ),
    incomeBands: [],
    conditions: (incentive.payment_methods ?? []).includes('pos_rebate') ? ['taken-off-price'] : [],
    paysForOtherWork: !items.some((item) => Object.hasOwn(PRODUCTS, item)),
    summary: pipe(
      O.fromNullable(incentive.short_description),
      O.filter((text) => text.trim() !== ''),
    ),
  };
};

/** The label of an amount without a figure. */
const UNSTATED = 'See the program';

const WHO = [
  ['homeowner', 'Homeowners'],
  ['renter', 'Renters'],
] as const;

const idOf = (parts: ReadonlyArray<string | number | undefined>): string =>
  parts
    .filter((part) => part !== undefined)
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-');

const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d{2})(?:T.*)?)?|-?Q([1-4]))?$/i;

/** The first or last day of a date, which may be a day, a month, a quarter (`2024Q3`) or a year. A time of day is ignored. None when it is invalid. */
const dayIn = (date: string | undefined, which: 'first' | 'last'): O.Option<string> => {
  const [, year, month, day, quarter] = DATE.exec(date?.trim() ?? '') ?? [];
  if (year === undefined) return O.none;
  const [from, to] = monthsOf(month, quarter);
  const days = [
    Date.UTC(Number(year), from - 1, Number(day ?? 1)),
    day === undefined ? Date.UTC(Number(year), to, 0) : Date.UTC(Number(year), from - 1, Number(day)),
  ] as const;
  const text = new Date(days[which === 'first' ? 0 : 1]).toISOString().slice(0, 10);
  return day === undefined || text.endsWith(`-${day}`) ? O.some(text) : O.none;
};

/** The first and last month, counted from 1. */
const monthsOf = (month: string | undefined, quarter: string | undefined): readonly [number, number] => {
  if (month !== undefined) return [Number(month), Number(month)];
  return quarter === undefined ? [1, 12] : [3 * Number(quarter) - 2, 3 * Number(quarter)];
};
