import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { statedRule } from '../../domain/rebate/amount-texts.ts';
import { applicantsOf, maxRebateOf, type AreaRebates } from '../../domain/rebate/area-rebates.ts';
import { INCOME_BANDS, type IncomeBand } from '../../domain/rebate/income-band.ts';
import {
  PROGRAM_CONDITIONS,
  PROGRAM_STATUSES,
  type ProgramCondition,
  type ProgramStatus,
  type RebateProgram,
} from '../../domain/rebate/rebate-program.ts';
import { mostOf } from '../../domain/rebate/rebate-rule.ts';
import { REBATE_LANGUAGES } from '../../domain/rebate/rebate-wishes.ts';
import { NO_UTILITIES, UTILITY_KINDS, type AreaUtilities } from '../../domain/rebate/utilities.ts';
import { decodeList, type Decoded } from './decode-list.ts';
import { isRecord } from './json-values.ts';
import { fromHousehold, HouseholdWire, judgedHousehold } from './judged-household-wire.ts';
import { faultOf, FiniteNumber, Identifier, optionalFields } from './wire-types.ts';

/** The largest plausible amount of a program for one home, in US dollars. */
const MAX_PLAUSIBLE_AMOUNT = 100_000;

/** The maximum number of programs per area. With this many, finding the best combination is still fast. */
export const MAX_PROGRAMS = 40;

const MAX_TEXT_LENGTH = 2_000;

/** Only http and https URLs may become links. */
export const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

const refined = (name: string, holds: (value: string) => boolean) =>
  new t.Type<string, string, unknown>(
    name,
    t.string.is,
    (u, context) => (typeof u === 'string' && holds(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  );

/** Text that fits on a card. */
export const Text = refined(
  `text of at most ${MAX_TEXT_LENGTH} characters`,
  (value) => value.length <= MAX_TEXT_LENGTH,
);

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const Day = refined('a day, 2026-11-20', isDay);

const Instant = refined('an instant, 2026-11-20T12:00:00.000Z', (value) => !Number.isNaN(Date.parse(value)));

const Texts = t.readonlyArray(Text, 'a list of texts');

/** A program in the providers' format (specification, section 3), with our optional fields (contract, section 7). */
const ProgramWire = optionalFields(
  {
    id: Identifier,
    name: Text,
    homeURL: Text,
    amountLabel: Text,
    amount: FiniteNumber,
    status: Text,
    validFrom: Day,
    validUntil: Day,
    lastChecked: Day,
    combinesWith: Texts,
    paysFor: Texts,
    whoCanApply: Text,
    incomeBands: Texts,
    conditions: Texts,
    paysForOtherWork: t.boolean,
    summary: Text,
  },
  'a rebate program',
);
type ProgramWire = t.TypeOf<typeof ProgramWire>;

const OfferedWire = t.type(
  { offered: t.readonlyArray(t.type({ id: Text, name: Text })), chosen: Text },
  'utilities of a kind',
);

const AnswerWire = optionalFields(
  {
    area: optionalFields(
      {
        cityState: Text,
        utilityOptions: optionalFields({ electric: OfferedWire, gas: OfferedWire }, 'utilities'),
      },
      'an area',
    ),
    productRebateDetails: t.readonlyArray(
      optionalFields(
        {
          maxRebate: optionalFields({ amount: FiniteNumber }, 'a maximum'),
          rebatePrograms: t.readonlyArray(t.unknown, 'a list of rebate programs'),
        },
        'rebate details',
      ),
      'a list of rebate details',
    ),
    household: HouseholdWire,
    language: Text,
    sampleData: t.boolean,
    askedAt: Instant,
  },
  'rebates of an area',
);

/**
 * Decodes a program, which needs an id and a name. Unknown statuses, incomes and conditions are ignored, and a URL that isn't http or https
 * becomes empty. Left names what is malformed, such as an amount that no home's program pays.
 */
export const decodeProgram = (value: unknown, place = ''): E.Either<string, RebateProgram> => {
  const context = place === '' ? [] : [{ key: place, type: ProgramWire, actual: value }];
  const named = (field: string): string => [place, field].filter((part) => part !== '').join('.');
  return pipe(
    ProgramWire.validate(value, context),
    E.mapLeft(faultOf),
    E.chain((wire) => {
      const missing = (['id', 'name'] as const).find((field) => (wire[field] ?? '').trim() === '');
      if (missing !== undefined) return E.left(`${named(missing)} is missing`);
      const program = toProgram(wire);
      const amount = Math.max(wire.amount ?? 0, mostOf(program));
      return amount > MAX_PLAUSIBLE_AMOUNT
        ? E.left(`${named('amount')} is implausible: ${amount}`)
        : E.right(program);
    }),
  );
};

const known = <A extends string>(
  all: ReadonlyArray<A>,
  given: ReadonlyArray<string> = [],
): ReadonlyArray<A> => all.filter((one) => given.includes(one));

const given = (text: string | undefined): O.Option<string> =>
  pipe(
    O.fromNullable(text),
    O.filter((value) => value.trim() !== ''),
  );

const toProgram = (wire: ProgramWire): RebateProgram => ({
  id: wire.id ?? '',
  name: wire.name ?? '',
  homeUrl: isWebAddress(wire.homeURL ?? '') ? (wire.homeURL ?? '') : '',
  amountLabel: wire.amountLabel ?? '',
  rule: statedRule(wire.amountLabel ?? '', wire.amount),
  isLabelOnly: false,
  status: known<ProgramStatus>(PROGRAM_STATUSES, [wire.status ?? ''])[0] ?? 'unknown',
  validFrom: O.fromNullable(wire.validFrom),
  validUntil: O.fromNullable(wire.validUntil),
  lastChecked: O.fromNullable(wire.lastChecked),
  combinesWith: O.fromNullable(wire.combinesWith),
  paysFor: wire.paysFor ?? [],
  whoCanApply: given(wire.whoCanApply),
  incomeBands: known<IncomeBand>(INCOME_BANDS, wire.incomeBands),
  conditions: known<ProgramCondition>(PROGRAM_CONDITIONS, wire.conditions),
  paysForOtherWork: wire.paysForOtherWork === true,
  summary: given(wire.summary),
});

const optional = <K extends string, A>(key: K, value: O.Option<A>): { readonly [P in K]?: A } =>
  pipe(
    value,
    O.match(
      () => ({}),
      (present) => ({ [key]: present }) as { readonly [P in K]?: A },
    ),
  );

const listed = <K extends string>(key: K, list: ReadonlyArray<string>) =>
  optional(key, list.length === 0 ? O.none : O.some(list));

/** A program in the format of our API and database. */
export const fromProgram = (program: RebateProgram): ProgramWire => ({
  id: program.id,
  name: program.name,
  homeURL: program.homeUrl,
  amountLabel: program.amountLabel,
  status: program.status,
  ...(mostOf(program) > 0 && { amount: mostOf(program) }),
  ...optional('validFrom', program.validFrom),
  ...optional('validUntil', program.validUntil),
  ...optional('lastChecked', program.lastChecked),
  ...optional('combinesWith', program.combinesWith),
  ...listed('paysFor', program.paysFor),
  ...optional('whoCanApply', program.whoCanApply),
  ...listed('incomeBands', program.incomeBands),
  ...listed('conditions', program.conditions),
  ...(program.paysForOtherWork && { paysForOtherWork: true }),
  ...optional('summary', program.summary),
});

const hasAmount = (wire: unknown): boolean => isRecord(wire) && wire['amount'] !== undefined;

/** The path of the details in fault messages. */
const DETAILS = 'productRebateDetails.0';

/**
 * Decodes a response (specification, section 7), of which only the first details are read. Malformed programs, and programs beyond
 * `MAX_PROGRAMS`, are omitted. Left names the invalid path, or means that all programs are malformed. The amount is the one on `day`.
 */
export const decodeRebates =
  (day: string) =>
  (body: unknown): E.Either<string, Decoded<AreaRebates>> =>
    pipe(
      AnswerWire.decode(body),
      E.mapLeft(faultOf),
      E.chain(({ area, productRebateDetails = [], household: stated, language, sampleData, askedAt }) => {
        const [{ maxRebate, rebatePrograms = [] } = {}] = productRebateDetails;
        const household = judgedHousehold(stated);
        return pipe(
          decodeList('rebate programs', rebatePrograms.slice(0, MAX_PROGRAMS), (wire, index) =>
            pipe(
              decodeProgram(wire, `${DETAILS}.rebatePrograms.${index}`),
              E.map((program) => ({ ...program, isLabelOnly: mostOf(program) > 0 && !hasAmount(wire) })),
            ),
          ),
          E.map(({ value: programs, warning }) => ({
            value: {
              cityState: given(area?.cityState),
              maxRebate: maxRebateOf(
                programs,
                O.fromNullable(maxRebate?.amount),
                day,
                applicantsOf({ household }),
              ),
              programs,
              utilities: { ...NO_UTILITIES, ...area?.utilityOptions },
              household,
              language: REBATE_LANGUAGES.find((one) => one === language) ?? 'en',
              isSample: sampleData === true,
              askedAt: pipe(O.fromNullable(askedAt), O.map(Date.parse)),
            },
            warning,
          })),
        );
      }),
    );

/** Whether any utility can be chosen. */
const isChoice = (utilities: AreaUtilities): boolean =>
  UTILITY_KINDS.some((kind) => utilities[kind].offered.length > 0);

/** The rebates of an area in our API's format (contract, section 3). Without programs there are no details. */
export const fromRebates = ({
  cityState,
  maxRebate,
  programs,
  utilities,
  household,
  language,
  isSample,
  askedAt,
}: AreaRebates) => ({
  area: { ...optional('cityState', cityState), ...(isChoice(utilities) && { utilityOptions: utilities }) },
  productRebateDetails:
    programs.length === 0
      ? []
      : [{ maxRebate: { amount: maxRebate }, rebatePrograms: programs.map(fromProgram) }],
  ...optional('household', O.map(fromHousehold)(household)),
  ...(language !== 'en' && { language }),
  ...(isSample && { sampleData: true }),
  ...optional('askedAt', O.map((instant: number) => new Date(instant).toISOString())(askedAt)),
});
