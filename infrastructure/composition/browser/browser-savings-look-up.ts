import {
  lookUpSavings,
  type LookUpSavings,
} from '../../../application/visitor/estimate-savings/look-up-savings.ts';
import type { PageContainer } from '../containers/page-container.ts';
import { TOKENS } from '../containers/tokens.ts';
import { browserRebateDirectory } from './browser-rebate-directory.ts';

/** Looks up savings from our own server's rebates; fetched with the first question. */
export const browserSavingsLookUp = ({ get }: Pick<PageContainer, 'get'>): LookUpSavings =>
  lookUpSavings({
    rebates: browserRebateDirectory(get(TOKENS.clock), get(TOKENS.logger)),
    clock: get(TOKENS.clock),
    log: get(TOKENS.logger),
  });
