import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { afterRequest, chosenDealer, zipOf } from '../../../domain/rebate/page-parameters.ts';
import { companyId } from '../../builders/company-id.ts';

describe('The page parameters of the rebate blocks (specification, section 4)', () => {
  const before = { zip: '02110', mtaAid: 'a', mtaSid: 's' };

  test('after a request hold its lead and dealer; the others stay', () =>
    expect(afterRequest(before, 'R-1', O.some(companyId(7)))).toEqual({
      ...before,
      leadId: 'R-1',
      dealerId: '7',
    }));

  test('without a dealer hold the placeholder, which names no dealer', () => {
    const after = afterRequest({ dealerId: '7' }, 'R-1', O.none);
    expect(after).toEqual({ leadId: 'R-1', dealerId: 'ERROR_NO_COMPANY_ID' });
    expect(chosenDealer(after)).toEqual(O.none);
  });

  test('name the dealer that was chosen, for every company id', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (id) => {
        const after = afterRequest(before, 'R-1', O.some(companyId(id)));
        expect(chosenDealer(after)).toEqual(O.some(companyId(id)));
      }),
    ));

  test.each(['', 'seven', '0', '-7', '7.5'])('name no dealer with %j', (dealerId) =>
    expect(chosenDealer({ dealerId })).toEqual(O.none),
  );
});

describe('The zip to show rebates for (contract, section 7)', () => {
  const sources = { page: O.some(' 02110 '), session: O.some('30301'), local: O.some('53703') };

  test.each([
    ['the page parameter', sources, '02110'],
    ['the session', { ...sources, page: O.none }, '30301'],
    ['the local one', { ...sources, page: O.none, session: O.none }, '53703'],
    ['the next one where one is no code', { ...sources, page: O.some('Boston') }, '30301'],
  ])('is that of %s', (_which, from, zip) => expect(zipOf(from)).toEqual(O.some(zip)));

  test('is none without a source', () =>
    expect(zipOf({ page: O.none, session: O.some(''), local: O.none })).toEqual(O.none));
});
