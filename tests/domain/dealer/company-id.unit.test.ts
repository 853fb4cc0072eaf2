import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { parseCompanyId } from '../../../domain/dealer/company-id.ts';

describe('A company id', () => {
  test.each<[unknown, number]>([
    [7, 7],
    ['7', 7],
    ['0042', 42],
    [2_147_483_647, 2_147_483_647],
    ['2147483647', 2_147_483_647],
  ])('%p is %p', (value, id) => expect(parseCompanyId(value)).toEqual(O.some(id)));

  test.each([0, '0', -1, 1.5, NaN, 2_147_483_648, '2147483648', '', ' 7', '7a', '1e3', null, undefined, [7]])(
    'is not %p',
    (value) => expect(parseCompanyId(value)).toEqual(O.none),
  );
});
