import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => void (opened = await openServer()));
afterEach(() => opened.server.close());

const locate = (payload: string, contentType = 'application/json') =>
  opened.server.inject({
    method: 'POST',
    url: '/api/places/locate',
    headers: { 'content-type': contentType },
    payload,
  });

describe('The call for the postal code around a position (contract, section 7)', () => {
  test('returns the code, uncached', async () => {
    const answer = await locate('{"lat":32.95,"lon":-96.85}');
    expect([answer.statusCode, answer.json()]).toEqual([200, { zip: '75001' }]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test.each([
    ['Paris', { lat: 48.86, lon: 2.35 }],
    ['the pole', { lat: 90, lon: -180 }],
  ])('returns 404 for %s, far from any code', async (_where, position) => {
    const answer = await locate(JSON.stringify(position));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  test.each([
    ['{}'],
    ['{"lat":32.96}'],
    ['{"lat":91,"lon":0}'],
    ['{"lat":0,"lon":180.1}'],
    ['{"lat":32.96,"lon":-96.84,"accuracy":10}'],
    ['{"lat":null,"lon":-96.84}'],
    ['{"lat":"32.96","lon":-96.84}'],
    ['[32.96,-96.84]'],
    ['null'],
    ['32.96'],
    ['{"lat":32.96,'],
    [''],
  ])('rejects %p without repeating it', async (payload) => {
    const answer = await locate(payload);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(answer.body).not.toContain('32.96');
  });

  test('accepts only JSON and only POST', async () => {
    expect((await locate('lat=32.96&lon=-96.84', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    const asked = await opened.server.inject({ url: '/api/places/locate?lat=32.96&lon=-96.84' });
    expect([asked.statusCode, asked.body.includes('32.96')]).toEqual([405, false]);
  });
});

describe('The call for the place of a postal code', () => {
  const area = (query: string) => opened.server.inject({ url: `/api/places/area?${query}` });

  test('returns the town, the state and the center of the area, uncached', async () => {
    const answer = await area('zipcode=75001-1234');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['zipcode=00000', 404],
    ['zipcode=soon', 400],
    ['zipcode=', 400],
    ['', 400],
    [`zipcode=${'7'.repeat(40)}`, 400],
  ])('answers %p with %p', async (query, status) => {
    const answer = await area(query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
  });
});
