import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { afterRequest } from '../../../domain/rebate/page-parameters.ts';
import { companyId } from '../../builders/company-id.ts';

describe('The page parameters of the rebate blocks (specification, section 4)', () => {
  const before = { zip: '02110', mtaAid: 'a', mtaSid: 's' };

  test('contain the lead and the dealer after a request, and keep all others', () =>
    expect(afterRequest(before, 'R-1', O.some(companyId(7)))).toEqual({
      ...before,
      leadId: 'R-1',
      dealerId: '7',
    }));

  test('contain the placeholder without a dealer', () =>
    expect(afterRequest({ dealerId: '7' }, 'R-1', O.none)).toEqual({
      leadId: 'R-1',
      dealerId: 'ERROR_NO_COMPANY_ID',
    }));
});
