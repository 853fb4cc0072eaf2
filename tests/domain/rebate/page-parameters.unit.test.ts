import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { afterRequest } from '../../../domain/rebate/page-parameters.ts';
import { companyId } from '../../builders/company-id.ts';

describe('The page parameters of the rebate blocks (specification, section 4)', () => {
  const before = { zip: '02110', mtaAid: 'a', mtaSid: 's' };

  test('after a request hold its lead and dealer; the others stay', () =>
    expect(afterRequest(before, 'R-1', O.some(companyId(7)))).toEqual({
      ...before,
      leadId: 'R-1',
      dealerId: '7',
    }));

  test('without a dealer hold the placeholder', () =>
    expect(afterRequest({ dealerId: '7' }, 'R-1', O.none)).toEqual({
      leadId: 'R-1',
      dealerId: 'ERROR_NO_COMPANY_ID',
    }));
});
