import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { HOUSEHOLD_FIELDS, householdIn, type Household } from '../../domain/rebate/household.ts';
import { REBATE_LANGUAGES, type RebateLanguage } from '../../domain/rebate/rebate-wishes.ts';
import { choiceIn, UTILITY_PARAMETERS, type UtilityChoice } from '../../domain/rebate/utilities.ts';
import { faultOf } from './wire-types.ts';

/** The body of a request for a household's rebates. A POST keeps the income out of URLs. */
export interface HouseholdQuestion {
  /** The postal code as typed. */
  readonly zip: string;
  readonly choice: UtilityChoice;
  readonly language: RebateLanguage;
  readonly household: Household;
}

const QuestionWire = t.intersection([
  t.type({ zip: t.string, [HOUSEHOLD_FIELDS.size]: t.number }),
  t.partial({
    [HOUSEHOLD_FIELDS.income]: t.string,
    [HOUSEHOLD_FIELDS.exact]: t.number,
    [HOUSEHOLD_FIELDS.owner]: t.string,
    language: t.keyof(Object.fromEntries(REBATE_LANGUAGES.map((one) => [one, null]))),
    [UTILITY_PARAMETERS.electric]: t.string,
    [UTILITY_PARAMETERS.gas]: t.string,
  }),
]);

/** Decodes a household request. Left names what is malformed, never the value. */
export const decodeHouseholdQuestion = (body: unknown): E.Either<string, HouseholdQuestion> =>
  pipe(
    QuestionWire.decode(body),
    E.mapLeft(faultOf),
    E.chain((wire) => {
      const fields = new Map(Object.entries(wire).map(([name, value]) => [name, String(value)]));
      const query = { get: (name: string) => fields.get(name) ?? null };
      const { household } = householdIn(query);
      return household === null
        ? E.left('the income, household_size and owner_status should be on offer')
        : E.right({
            zip: wire.zip,
            choice: choiceIn(query),
            language: REBATE_LANGUAGES.find((one) => one === wire.language) ?? 'en',
            household,
          });
    }),
  );

/** The body of a household request. */
export const fromHouseholdQuestion = ({ zip, choice, language, household }: HouseholdQuestion): object => ({
  zip,
  language,
  ...(choice.electric !== null && { [UTILITY_PARAMETERS.electric]: choice.electric }),
  ...(choice.gas !== null && { [UTILITY_PARAMETERS.gas]: choice.gas }),
  ...(household.income !== null && {
    [typeof household.income === 'number' ? HOUSEHOLD_FIELDS.exact : HOUSEHOLD_FIELDS.income]:
      household.income,
  }),
  [HOUSEHOLD_FIELDS.size]: household.size,
  [HOUSEHOLD_FIELDS.owner]: household.owner,
});
