import { afterEach, describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { NO_WISHES } from '../../../../domain/rebate/rebate-wishes.ts';
import { aProgram } from '../../../builders/a-program.ts';
import { areaRebates } from '../../../builders/area-rebates.ts';
import { openServer } from '../opened-server.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
const open = async (env: Readonly<Record<string, string>> = {}) => (opened = await openServer(env));
afterEach(() => opened.server.close());

const ask = (query = 'zip=02110&pageSize=1') =>
  opened.server.inject({ url: `/api/rebates/productRebateDetails.json?${query}` });
const HOUSEHOLD = { income: '50000', household_size: 3 };
const post = (payload: object) =>
  opened.server.inject({ method: 'POST', url: '/api/rebates/productRebateDetails.json', payload });
const boston = areaRebates('Boston, MA', aProgram('a').paying(500).build());

describe('The rebates of an area (contract, section 3)', () => {
  test('have the shape of the specification, with our optional fields', async () => {
    const { rebates } = await open();
    rebates.serve('02110', boston);
    const answer = await ask('zip=%2002110-1234%20');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      ...[200, 'application/json; charset=utf-8', 'no-store'],
    ]);
    expect(answer.json()).toEqual({
      area: { cityState: 'Boston, MA' },
      productRebateDetails: [
        {
          maxRebate: { amount: 500 },
          rebatePrograms: [
            {
              id: 'a',
              name: 'Program a',
              homeURL: 'https://rebates.example/a',
              amountLabel: 'Up to $500',
              amount: 500,
              status: 'running',
            },
          ],
        },
      ],
    });
  });

  test('are marked as samples, with the time of the provider’s answer', async () => {
    const { rebates } = await open();
    rebates.serve('02110', { ...boston, isSample: true, askedAt: O.some(0) });
    expect((await ask()).json()).toMatchObject({ sampleData: true, askedAt: '1970-01-01T00:00:00.000Z' });
  });

  test('report a program as ended after its last day', async () => {
    const { rebates } = await open();
    const past = aProgram('past').paying(900).until('2020-12-31').build();
    rebates.serve(
      '02110',
      areaRebates('Boston, MA', past, aProgram('b').paying(300).until('2999-12-31').build()),
    );
    expect((await ask()).json()).toMatchObject({
      productRebateDetails: [
        { maxRebate: { amount: 300 }, rebatePrograms: [{ status: 'ended' }, { status: 'running' }] },
      ],
    });
  });

  test('for a household are requested by POST, in its language, and not cached', async () => {
    const { rebates } = await open();
    rebates.serve('02110', boston);
    const answer = await post({
      zip: ' 02110-1234 ',
      language: 'es',
      owner_status: 'renter',
      ...HOUSEHOLD,
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toMatchObject({
      household: { bands: ['low'], ownerStatus: 'renter', median: 'country' },
    });
    expect(rebates.wishes).toEqual([
      { language: 'es', household: { income: '50000', size: 3, owner: 'renter' } },
    ]);
    expect((await ask()).json()).not.toHaveProperty('household');
  });

  test.each([
    { zip: '02110' },
    { zip: '02110', household_size: 3 },
    { zip: '02110', ...HOUSEHOLD, owner_status: 'squatter' },
    { zip: '02110', household_size: 3, exact_income: -50001 },
    { zip: '02110', ...HOUSEHOLD, household_size: 9 },
    { zip: '02110', ...HOUSEHOLD, income: '50001' },
    { zip: 'x', ...HOUSEHOLD },
  ])('are not requested for a malformed household, and the problem quotes nothing: %j', async (body) => {
    const { rebates } = await open();
    const answer = await post(body);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(answer.body).not.toMatch(/50001|02110/);
    expect(rebates.asked).toEqual([]);
  });

  test('ignore a household in the address', async () => {
    const { rebates } = await open();
    await ask('zip=02110&income=50000&household_size=3');
    expect(rebates.wishes).toEqual([NO_WISHES]);
  });

  test('have no details without a known program', async () => {
    await open();
    const { statusCode, body } = await ask('zip=99501');
    expect([statusCode, body]).toEqual([200, '{"area":{},"productRebateDetails":[]}']);
  });

  test('return 503 with Retry-After if our own records cannot be read', async () => {
    const { rebates } = await open();
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'database: SECRET' });
    const { statusCode, headers, body } = await ask();
    expect([statusCode, headers['retry-after'], body.includes('SECRET')]).toEqual([503, '5', false]);
  });

  test.each([
    { REBATE_API_HOST: 'https://rebates.example' },
    { INCENTIVES_API_URL: 'https://incentives.example', INCENTIVES_API_KEY: 'key' },
  ])('return 424 if a real provider fails: %j', async (env) => {
    const { rebates } = await open(env);
    rebates.meet({ _tag: 'RebatesUnavailable', reason: 'SECRET' });
    const { statusCode, body } = await ask();
    expect([statusCode, body.includes('SECRET')]).toEqual([424, false]);
  });
});
