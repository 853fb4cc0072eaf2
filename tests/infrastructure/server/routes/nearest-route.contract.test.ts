import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => void (opened = await openServer()));
afterEach(() => opened.server.close());

const get = (query: string) => opened.server.inject({ url: `/api/dealers/nearest?${query}` });

describe('The call for the nearest dealers outside an area (contract, section 7)', () => {
  test('returns the code and the dealers outside the area, with their distance', async () => {
    const answer = await get('zipcode=75001-1234&limit=3');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toMatchObject({
      zipcode: '75001',
      dealers: [{ name: 'FAR AIR', companyID: 9, distanceMiles: 71.9 }],
    });
    expect(answer.json<{ dealers: ReadonlyArray<object> }>().dealers).toHaveLength(1);
  });

  test.each([
    ['filter=showFinancing', ['FAR AIR']],
    ['filter=showFinancing&filter=nateCertified', []],
    ['filter=nateCertified', []],
    ['filter=&filter=nothing&filter=__proto__', ['FAR AIR']],
  ])('with %p returns %j', async (query, names) => {
    const { dealers } = (await get(`zipcode=75001&${query}`)).json<{
      dealers: ReadonlyArray<{ name: string }>;
    }>();
    expect(dealers.map(({ name }) => name)).toEqual(names);
  });

  test('returns none for an unknown code', async () => {
    expect((await get('zipcode=00000')).json()).toEqual({ zipcode: '00000', dealers: [] });
  });

  test.each([
    '',
    'zipcode=',
    'zipcode=abcde',
    'zipcode=75001&limit=0',
    'zipcode=75001&limit=11',
    'zipcode=75001&limit=x',
  ])('answers %p with a problem', async (query) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
  });

  test('returns 503 if the records cannot be read', async () => {
    opened.records.breakDown();
    expect((await get('zipcode=75001')).statusCode).toBe(503);
  });
});
