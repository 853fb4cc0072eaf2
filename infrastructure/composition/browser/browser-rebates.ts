import { AddressPageParameters } from '../../browser/address-page-parameters.ts';
import { HttpRebateDirectory } from '../../http/http-rebate-directory.ts';
import { constant, singleton, type Bindings } from '../containers/binding.ts';
import type { PageData } from '../page-data.ts';
import { TOKENS } from '../containers/tokens.ts';
import { rebateModule } from '../visitor/rebate-module.ts';

const REBATES_TIMEOUT_MS = 15_000;

/** What pages with rebates need in the browser beside dealers and forms; a chunk of its own. */
export const browserRebates = ({ site }: PageData, rebates: NonNullable<PageData['rebates']>): Bindings => [
  singleton(
    TOKENS.rebateDirectory,
    (get) =>
      new HttpRebateDirectory({
        address: '/api/rebates/productRebateDetails.json',
        timeoutMs: REBATES_TIMEOUT_MS,
        clock: get(TOKENS.clock),
        log: get(TOKENS.logger),
      }),
  ),
  constant(TOKENS.pageParameters, new AddressPageParameters(window)),
  ...rebateModule({ resumed: rebates.view, siteUrl: site.siteUrl }),
];
