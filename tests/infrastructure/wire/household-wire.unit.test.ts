import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { NO_CHOICE } from '../../../domain/rebate/utilities.ts';
import {
  decodeHouseholdQuestion,
  fromHouseholdQuestion,
  type HouseholdQuestion,
} from '../../../infrastructure/wire/household-wire.ts';

const question: HouseholdQuestion = {
  zip: '02110',
  choice: NO_CHOICE,
  language: 'en',
  household: { income: '75000', size: 3, owner: 'homeowner' },
};
const read = (body: unknown) => decodeHouseholdQuestion(JSON.parse(JSON.stringify(body)));

describe('A question for a household', () => {
  test.each([
    question,
    { ...question, language: 'es', household: { income: 'more', size: 8, owner: 'renter' } },
    { ...question, household: { income: 52_310, size: 2, owner: 'homeowner' } },
    { ...question, household: { income: null, size: 4, owner: 'renter' } },
    { ...question, choice: { electric: 'e', gas: 'none' } },
  ] as const)('is decoded as it was encoded: %j', (asked) =>
    expect(read(fromHouseholdQuestion(asked))).toEqual(E.right(asked)),
  );

  test.each([
    null,
    {},
    { zip: '02110' },
    { ...fromHouseholdQuestion(question), income: 75_000 },
    { ...fromHouseholdQuestion(question), income: '' },
    { ...fromHouseholdQuestion(question), income: '75001' },
    { ...fromHouseholdQuestion(question), household_size: 9 },
    { ...fromHouseholdQuestion(question), household_size: '3' },
    { ...fromHouseholdQuestion(question), language: 'fr' },
    { ...fromHouseholdQuestion(question), owner_status: 'squatter' },
    { ...fromHouseholdQuestion(question), exact_income: '52000' },
    { ...fromHouseholdQuestion(question), exact_income: -5 },
  ])('is rejected if it is malformed, without being quoted: %j', (body) => {
    const answer = read(body);
    expect(E.isLeft(answer)).toBe(true);
    expect(E.isLeft(answer) && answer.left).not.toMatch(/75|\b9\b|02110/);
  });
});
