import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { parseCompanyId, type CompanyId } from '../dealer/company-id.ts';
import { parsePostalCode, type PostalCode } from '../postal-code/postal-code.ts';

/** What stands for the dealer in the page parameters when none was chosen (specification, section 4). */
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

/** The dealer that a request went to: the confirmation and its slider appear only if one was chosen. */
export const chosenDealer = ({ dealerId }: RebatePageParameters): O.Option<CompanyId> =>
  parseCompanyId(dealerId);

/** Where a zip may come from. */
export interface ZipSources {
  /** The page parameter `zip`. */
  readonly page: O.Option<string>;
  /** The session's `postalCode`. */
  readonly session: O.Option<string>;
  /** The local `zipcode`. */
  readonly local: O.Option<string>;
}

/** The zip to show rebates for (contract, section 7: widgets): the first source that holds a postal code. */
export const zipOf = ({ page, session, local }: ZipSources): O.Option<PostalCode> =>
  [page, session, local]
    .map(O.chain(parsePostalCode))
    .reduce<O.Option<PostalCode>>((found, next) => (O.isSome(found) ? found : next), O.none);
