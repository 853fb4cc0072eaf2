import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openSuggestions } from './opened-suggestions.ts';

let opened: Awaited<ReturnType<typeof openSuggestions>>;
beforeEach(async () => void (opened = await openSuggestions()));
afterEach(() => opened.server.close());

const get = (query: string) => opened.server.inject({ url: `/api/places/autocomplete?${query}` });

const MAIN_STREET = {
  label: '1200 Main St, Addison, TX 75001',
  ...{ addressLine1: '1200 Main St', city: 'Addison', state: 'TX', zip: '75001', isVerified: true },
};

describe('The call for suggestions of addresses (contract, section 3)', () => {
  test('answers them, for this one call', async () => {
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
  ])('%p has none', async (query) => {
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
  ])('%p is a problem that says nothing of it', async (query) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    expect(answer.body).not.toMatch(/main|75001|111/);
  });

  test('where none are to be had it is 503, and no log line contains what was typed', async () => {
    opened.suggestions.breakDown();
    const answer = await get('input=1200+main+st&near=75001');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    const logged = opened.lines.join();
    expect(logged).toContain('No addresses can be suggested');
    expect(logged).not.toMatch(/main|75001/);
  });
});
