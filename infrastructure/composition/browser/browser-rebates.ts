import { defer } from 'rxjs';
import type { RebateContact } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { fetchOpenedContact } from '../../../ui/blocks/rebates-summary/late-contact.ts';
import { HttpRebateDirectory } from '../../http/http-rebate-directory.ts';
import { constant, singleton } from '../containers/binding.ts';
import type { PageContainer } from '../containers/page-container.ts';
import { TOKENS } from '../containers/tokens.ts';
import { rebateModule } from '../visitor/rebate-module.ts';
import { lateRebateContact } from './late-rebate-contact.ts';

const REBATES_TIMEOUT_MS = 15_000;

interface RebateOptions {
  /** The savings that the page was rendered with. */
  readonly resumed: EstimateSavingsView;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** Fetches what forms need. */
  readonly fetchLeads: () => Promise<void>;
  /** Whether a form came back: it stands open, so what asks a dealer comes with the page. */
  readonly isReturned: boolean;
}

/** What pages with rebates need in the browser; a chunk of its own. What asks a dealer about them is fetched once its form is wanted. */
export const loadRebates = async (
  container: PageContainer,
  { resumed, siteUrl, fetchLeads, isReturned }: RebateOptions,
): Promise<void> => {
  const fetchContact = async (): Promise<RebateContact> => {
    const [{ browserRebateContact }] = await Promise.all([
      import('./browser-rebate-contact.ts'),
      fetchLeads(),
      fetchOpenedContact(),
    ]);
    container.load(browserRebateContact(siteUrl));
    return container.get(TOKENS.askAboutRebates);
  };
  container.load([
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
    ...rebateModule(resumed),
    constant(
      TOKENS.askAboutRebates,
      lateRebateContact(
        defer(() => container.get(TOKENS.estimateSavings).view$),
        fetchContact,
        container.get(TOKENS.logger),
      ),
    ),
  ]);
  if (isReturned) await fetchContact();
};
