import { describe, expect, test } from '@jest/globals';
import type { PageParameters } from '../../../application/ports/visitor/page-parameters.ts';
import type { RebatePageParameters } from '../../../domain/rebate/page-parameters.ts';

/** What every `PageParameters` does; `open` gives those of a page whose address holds some. */
export const describePageParameters = (
  name: string,
  open: (standing: RebatePageParameters) => PageParameters,
): void => {
  describe(`PageParameters: ${name}`, () => {
    test('reads what stands in the address', () =>
      expect(open({ zip: '02110', mtaAid: 'a1' }).read()).toEqual({ zip: '02110', mtaAid: 'a1' }));

    test('writes beside what stands there', () => {
      const parameters = open({ zip: '02110' });
      parameters.write({ leadId: 'l 1&?', dealerId: 'ERROR_NO_COMPANY_ID' });
      expect(parameters.read()).toEqual({ zip: '02110', leadId: 'l 1&?', dealerId: 'ERROR_NO_COMPANY_ID' });
    });

    test('a later value takes the place of an earlier one', () => {
      const parameters = open({ zip: '02110', dealerId: '7' });
      parameters.write({ dealerId: '8' });
      expect(parameters.read()).toEqual({ zip: '02110', dealerId: '8' });
    });
  });
};
