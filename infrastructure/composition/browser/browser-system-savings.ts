import { systemSavings, type SystemSavings } from '../../../application/visitor/plan-system/plan-savings.ts';
import type { PageContainer } from '../containers/page-container.ts';
import { TOKENS } from '../containers/tokens.ts';
import { browserRebateDirectory } from './browser-rebate-directory.ts';

/** What rebates may pay back for a system; fetched once a code is typed beside an estimate. */
export const browserSystemSavings = ({ get }: Pick<PageContainer, 'get'>): SystemSavings =>
  systemSavings(browserRebateDirectory(get(TOKENS.clock), get(TOKENS.logger)), get(TOKENS.clock));
