import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { dayOf, type Clock } from '../../application/ports/clock.ts';
import type { PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../application/ports/content/rebate-directory.ts';
import { countryOf, type PostalCode } from '../../domain/postal-code/postal-code.ts';
import {
  applicantsOf,
  maxRebateOf,
  NO_REBATES,
  type AreaRebates,
  type JudgedHousehold,
} from '../../domain/rebate/area-rebates.ts';
import { ASSUMED_APPLICANT } from '../../domain/rebate/applicant.ts';
import { ASSUMED_SIZE, incomeEnds, type Household } from '../../domain/rebate/household.ts';
import { INCOME_BANDS, type IncomeBand } from '../../domain/rebate/income-band.ts';
import type { RebateProgram } from '../../domain/rebate/rebate-program.ts';
import { NO_WISHES, type RebateLanguage, type RebateWishes } from '../../domain/rebate/rebate-wishes.ts';
import {
  NO_CHOICE,
  NO_UTILITIES,
  UNKNOWN_UTILITY,
  UTILITY_KINDS,
  UTILITY_PARAMETERS,
  withChoice,
  type AreaUtilities,
  type UtilityChoice,
} from '../../domain/rebate/utilities.ts';
import { getJson, type Decode } from '../wire/get-json.ts';
import { MAX_PROGRAMS } from '../wire/rebate-wire.ts';
import { decodeIncentives, type BandIncentives } from './incentives-wire.ts';
import { isNotFound } from './provider-failure.ts';
import { rebatesUnavailable } from './rebates-unavailable.ts';
import { decodeUtilities } from './utilities-wire.ts';

export interface IncentivesApi {
  /** Scheme, host and path prefix. `/api/v1/utilities` and `/api/v1/calculator` are appended. */
  readonly url: string;
  /** The API key, sent only in a header. */
  readonly key: string;
  readonly timeoutMs: number;
}

/** Yearly incomes in US dollars below 80% and above 150% of the median income in every area. */
const LOWEST_INCOME = 5_000;
const HIGHEST_INCOME = 2_000_000;

/** An income that is moderate in most areas, and the incomes to try when it turns out low or high. */
const MODERATE_INCOME = 100_000;
const OTHER_INCOMES = { low: 180_000, high: 65_000 } as const;

/**
 * The rebates of a public incentives API (docs/operating.md). The API returns a utility's rebates only if the request names the utility, so
 * an area's utilities are requested first. Each request is for one household income: a low, a moderate and a high one, to find out which
 * incomes a program pays; or for the ends of the stated income, if there is one.
 */
export class IncentivesRebateDirectory implements RebateDirectory {
  constructor(
    private readonly api: IncentivesApi,
    private readonly places: Pick<PostalPlaces, 'placeOf'>,
    private readonly clock: Clock,
  ) {}

  readonly rebatesAt =
    (code: PostalCode, choice: UtilityChoice = NO_CHOICE, wishes: RebateWishes = NO_WISHES) =>
    async (): Promise<E.Either<RebatesUnavailable, AreaRebates>> => {
      const place = countryOf(code) === 'US' ? this.places.placeOf(code) : O.none;
      if (O.isNone(place)) return E.right(NO_REBATES);
      const listed = await this.listedUtilities(code, wishes.language);
      if (E.isLeft(listed)) return listed;
      const utilities = withChoice(listed.right, choice);
      const answers = await this.answers({ code, utilities, ...wishes });
      return pipe(
        E.sequenceArray(answers),
        E.map((bands) => {
          const programs = programsOf(bands);
          const area = {
            ...NO_REBATES,
            programs,
            utilities,
            language: wishes.language,
            cityState: O.some(`${place.value.city}, ${place.value.state}`),
            household: wishes.household === null ? O.none : O.some(judged(wishes.household, bands)),
          };
          const maxRebate = maxRebateOf(programs, O.none, dayOf(this.clock), applicantsOf(area));
          return { ...area, maxRebate };
        }),
      );
    };

  /** A service without a list of utilities answers 404. Then the request names no utility. */
  private listedUtilities(
    code: PostalCode,
    language: RebateLanguage,
  ): Promise<E.Either<RebatesUnavailable, AreaUtilities>> {
    return this.get(decodeUtilities, 'utilities', { zip: code, ...inLanguage(language) }).then(
      E.orElse((failure) =>
        isNotFound(failure) ? E.right(NO_UTILITIES) : E.left(rebatesUnavailable(failure)),
      ),
    );
  }

  private async answers(question: IncentivesQuery) {
    const { household } = question;
    const ask = (income: number) => this.ask(question, income);
    const income = household?.income ?? null;
    if (income !== null) {
      const ends = incomeEnds(income).map((end) =>
        Math.min(Math.max(end, typeof income === 'number' ? 0 : LOWEST_INCOME), HIGHEST_INCOME),
      );
      return Promise.all([...new Set(ends)].map(ask));
    }
    const incomes = [LOWEST_INCOME, MODERATE_INCOME, HIGHEST_INCOME];
    const answers = await Promise.all(incomes.map(ask));
    const moderate = answers[1];
    if (moderate === undefined || E.isLeft(moderate) || moderate.right.band === 'moderate') return answers;
    return [...answers, await ask(OTHER_INCOMES[moderate.right.band])];
  }

  private ask(
    { code, utilities, language, household }: IncentivesQuery,
    income: number,
  ): Promise<E.Either<RebatesUnavailable, BandIncentives>> {
    const owner = household?.owner ?? ASSUMED_APPLICANT.owner;
    return this.get(decodeIncentives(owner), 'calculator', {
      zip: code,
      owner_status: owner,
      household_income: String(income),
      household_size: String(household?.size ?? ASSUMED_SIZE),
      ...askedFor(utilities),
      ...inLanguage(language),
    }).then(E.mapLeft(rebatesUnavailable));
  }

  private get<A>(decode: Decode<A>, call: string, query: Readonly<Record<string, string>>) {
    const { url, key, timeoutMs } = this.api;
    return getJson(decode)({
      address: `${url}/api/v1/${call}?${new URLSearchParams(query).toString()}`,
      headers: { authorization: `Bearer ${key}` },
      timeoutMs,
    })();
  }
}

/** The parameters of a request for an area's rebates. */
interface IncentivesQuery extends RebateWishes {
  readonly code: PostalCode;
  readonly utilities: AreaUtilities;
}

/** English is the API's default language. */
const inLanguage = (language: RebateLanguage): Readonly<Record<string, string>> =>
  language === 'en' ? {} : { language };

/** The API knows the area's median income and returns the band of each income. Without an income, the household's is assumed. */
const judged = ({ income, owner }: Household, answers: ReadonlyArray<BandIncentives>): JudgedHousehold => {
  const bands = income === null ? [ASSUMED_APPLICANT.band] : [...new Set(answers.map(({ band }) => band))];
  return { applicants: bands.map((band) => ({ band, owner })), median: 'area' };
};

/** The utility parameters. An unknown utility is omitted. */
const askedFor = (utilities: AreaUtilities): Readonly<Record<string, string>> =>
  Object.fromEntries(
    UTILITY_KINDS.flatMap((kind) => {
      const { chosen } = utilities[kind];
      return chosen === UNKNOWN_UTILITY ? [] : [[UTILITY_PARAMETERS[kind], chosen]];
    }),
  );

/** Programs with identical fields in two responses are the same program. */
const identityOf = (program: RebateProgram): string => JSON.stringify(program);

/** Each program once, with the incomes that qualify. The list of incomes is empty when all requested incomes qualify. */
const programsOf = (answers: ReadonlyArray<BandIncentives>): ReadonlyArray<RebateProgram> => {
  const asked = new Set(answers.map(({ band }) => band));
  const found = new Map<string, { readonly program: RebateProgram; readonly bands: Set<IncomeBand> }>();
  for (const { band, programs } of answers) {
    for (const program of programs) {
      const { bands } = found.get(identityOf(program)) ?? { bands: new Set() };
      found.set(identityOf(program), { program, bands: bands.add(band) });
    }
  }
  const ids = new Map<string, number>();
  return [...found.values()].slice(0, MAX_PROGRAMS).map(({ program, bands }) => {
    const count = (ids.get(program.id) ?? 0) + 1;
    ids.set(program.id, count);
    return {
      ...program,
      id: count === 1 ? program.id : `${program.id}.${count}`,
      incomeBands: bands.size === asked.size ? [] : INCOME_BANDS.filter((band) => bands.has(band)),
    };
  });
};
