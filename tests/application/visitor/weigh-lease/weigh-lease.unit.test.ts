import { describe, expect, test } from '@jest/globals';
import { leaseQuery, WeighLease } from '../../../../application/visitor/weigh-lease/weigh-lease.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';

const weighed = (query: string) => {
  const weigh = new WeighLease();
  weigh.showAt(new URLSearchParams(query));
  return currentOf(weigh.view$);
};

const OFFER = 'cash=10,000&monthly=$150.50&months=120&due=500&purchase=1000';

describe('Checking a lease offer', () => {
  test('shows nothing before an offer is typed', () => {
    expect(weighed('utm=1')).toEqual({
      typed: { cash: '', monthly: '', months: '', due: '', purchase: '' },
      errors: {},
      checks: 0,
      answer: null,
    });
  });

  test.each([
    ['cash=10000&monthly=50&months=12', 'These payments add up to less than the cash price'],
    ['cash=10000&monthly=100&months=100', 'The payments add up to the cash price.'],
    ['cash=10000&monthly=1&months=1&due=10000', 'The lease costs at least $1 more than paying cash.'],
  ])('%s', (query, sentence) => {
    expect(weighed(query).answer?.sentences[0]).toContain(sentence);
  });

  test('shows no rate if there is none', () => {
    expect(weighed('cash=10000&monthly=1&months=1&due=10000').answer?.sentences[1]).toContain(
      'no yearly rate',
    );
  });

  test.each([
    ['cash=much', { cash: 'Enter an amount, like 12,500.' }],
    ['cash=0', { cash: 'Enter a price above $0.' }],
    ['monthly=-1', { monthly: 'Enter an amount, like 12,500.' }],
    ['months=0', { months: 'Enter a number of months from 1 to 360.' }],
    ['months=361', { months: 'Enter a number of months from 1 to 360.' }],
    ['months=12.5', { months: 'Enter a number of months from 1 to 360.' }],
    ['due=x', { due: 'Enter an amount, like 12,500.' }],
    ['purchase=x', { purchase: 'Enter an amount, like 12,500.' }],
  ])('rejects %s', (changed, errors) => {
    const query = new URLSearchParams(OFFER);
    for (const [name, value] of new URLSearchParams(changed)) query.set(name, value);
    expect(weighed(String(query))).toMatchObject({ errors, checks: 1, answer: null });
  });

  test('lists everything that is missing, and counts each check', () => {
    const weigh = new WeighLease();
    const typed = new URLSearchParams({ months: ' ' });
    weigh.weigh(typed);
    weigh.weigh(typed);
    const view = currentOf(weigh.view$);
    expect(Object.keys(view.errors)).toEqual(['cash', 'monthly', 'months']);
    expect(view.checks).toBe(2);
  });

  test('accepts an offer for one month', () => {
    expect(weighed('cash=100&monthly=110&months=1').answer?.rows[1]?.lease).toBe('$110 for 1 month');
  });

  test('normalizes the query to the five fields', () => {
    const query = (text: string) => leaseQuery(new URLSearchParams(text));
    expect(query('months=12&utm=1&cash=+100+')).toBe('cash=100&months=12');
    expect(query(`cash=${'9'.repeat(40)}`)).toBe(`cash=${'9'.repeat(16)}`);
    expect(query('utm=1')).toBe('');
  });
});
