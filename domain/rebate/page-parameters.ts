import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { CompanyId } from '../dealer/company-id.ts';

/** What the page parameters hold in place of the dealer when none was chosen (specification, section 4). */
const NO_COMPANY_ID = 'ERROR_NO_COMPANY_ID';

/** What the rebate blocks read from and write to the address of their page (specification, section 4; contract, section 7). */
export const REBATE_PAGE_PARAMETERS = ['leadId', 'dealerId', 'zip', 'mtaAid', 'mtaSid'] as const;
export type RebatePageParameters = Readonly<Partial<Record<(typeof REBATE_PAGE_PARAMETERS)[number], string>>>;

/** The parameters after a request was sent: the lead, and the dealer it went to. */
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
