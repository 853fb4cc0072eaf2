import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { CompanyId } from '../dealer/company-id.ts';

/** The value of `dealerId` when no dealer was chosen (specification, section 4). */
const NO_COMPANY_ID = 'ERROR_NO_COMPANY_ID';

/** The page parameters that the rebate blocks read and write (specification, section 4; contract, section 7). */
export const REBATE_PAGE_PARAMETERS = ['leadId', 'dealerId', 'zip', 'mtaAid', 'mtaSid'] as const;
export type RebatePageParameters = Readonly<Partial<Record<(typeof REBATE_PAGE_PARAMETERS)[number], string>>>;

/** The parameters after a request was sent: adds the lead and its dealer. */
export const afterRequest = (
  parameters: RebatePageParameters,
  leadId: string,
  dealer: O.Option<CompanyId>,
): RebatePageParameters => ({
  ...parameters,
  leadId,
  dealerId: pipe(
    dealer,
    O.match(() => NO_COMPANY_ID, String),
  ),
});
