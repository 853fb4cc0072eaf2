import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openSuggestions } from './opened-suggestions.ts';

let opened: Awaited<ReturnType<typeof openSuggestions>>;
beforeEach(async () => void (opened = await openSuggestions()));
afterEach(() => opened.server.close());

const get = (query: string) => opened.server.inject({ url: `/api/places/autocomplete?${query}` });

const MAIN_STREET = {
  label: '1200 Main St, Addison, TX 75001',
  addressLine1: '1200 Main St',
  city: 'Addison',
  state: 'TX',
  zip: '75001',
  isVerified: true,
};

describe('The call for address suggestions (contract, section 3)', () => {
  test('returns suggestions, uncached', async () => {
    const answer = await get('input=1200+main+st&near=75001');
    expect([answer.statusCode, answer.json()]).toEqual([200, { suggestions: [MAIN_STREET] }]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test.each([
    ['input=1200+main+st'],
    ['input=1200+main+st&near='],
    ['input=1200+main+st&near=Addison'],
    ['input=1200&near=75001'],
    ['input=%00&near=75001'],
  ])('returns none for %p', async (query) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.json()]).toEqual([200, { suggestions: [] }]);
  });

  test.each([
    [''],
    ['near=75001'],
    ['input='],
    [`input=${'1'.repeat(161)}`],
    ['input=1200+main+st&near=75001-1234-567890'],
    ['input=1200+main+st&input=1300+main+st'],
  ])('answers %p with a problem that does not repeat it', async (query) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(answer.body).not.toMatch(/main|75001|111/);
  });

  test('returns 503 if none are available, and logs no typed text', async () => {
    opened.suggestions.breakDown();
    const answer = await get('input=1200+main+st&near=75001');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    const logged = opened.lines.join();
    expect(logged).toContain('No addresses can be suggested');
    expect(logged).not.toMatch(/main|75001/);
  });
});
