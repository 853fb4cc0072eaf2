import { describe, expect, test } from '@jest/globals';
import { leadIn, leadRow } from '../../../infrastructure/database/leads/lead-rows.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';

const KEY = { key: '00000000-0000-4000-8000-000000000001', bodyHash: 'hash' };

/** The row of a lead with this JSON as its dealer. */
const rowFor = (companyId: string) => {
  const row = leadRow(aSubmittedLead(), KEY);
  return { ...row, record: row.record.replace('"companyId":7', `"companyId":${companyId}`) };
};
const storedFor = (companyId: string) => leadIn(rowFor(companyId)).lead.metadata.companyId;

describe('The dealer of a stored lead', () => {
  test('is a company id, or null', () => expect([storedFor('7'), storedFor('null')]).toEqual([7, null]));

  test('is null if the number is not a valid company id, as in old rows', () =>
    expect([storedFor('0'), storedFor('3000000000'), storedFor('1.5')]).toEqual([null, null, null]));

  test('is an error if it is not a number', () =>
    expect(() => storedFor('"seven"')).toThrow('a company id or null'));
});
