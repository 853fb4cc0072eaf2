import { describe, expect, test } from '@jest/globals';
import type { PageParameters } from '../../../application/ports/visitor/page-parameters.ts';
import type { RebatePageParameters } from '../../../domain/rebate/page-parameters.ts';

/** The contract of every `PageParameters`; `open` returns those of a page with parameters in its address. */
export const describePageParameters = (
  name: string,
  open: (standing: RebatePageParameters) => PageParameters,
): void => {
  describe(`PageParameters: ${name}`, () => {
    test("reads the address's parameters", () =>
      expect(open({ zip: '02110', mtaAid: 'a1' }).read()).toEqual({ zip: '02110', mtaAid: 'a1' }));

    test('adds parameters to the existing ones', () => {
      const parameters = open({ zip: '02110' });
      parameters.write({ leadId: 'l 1&?', dealerId: 'ERROR_NO_COMPANY_ID' });
      expect(parameters.read()).toEqual({ zip: '02110', leadId: 'l 1&?', dealerId: 'ERROR_NO_COMPANY_ID' });
    });

    test('replaces an earlier value with a later one', () => {
      const parameters = open({ zip: '02110', dealerId: '7' });
      parameters.write({ dealerId: '8' });
      expect(parameters.read()).toEqual({ zip: '02110', dealerId: '8' });
    });
  });
};
