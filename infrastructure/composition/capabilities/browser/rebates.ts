import { defer } from 'rxjs';
import type { RebateContact } from '../../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import type { EstimateSavingsView } from '../../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { fetchOpenedContact } from '../../../../ui/blocks/rebates-summary/late-contact.ts';
import { reloadOnce } from '../../../browser/reload-once.ts';
import type { OpenPage } from '../browser-capability.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { rebateModule } from '../../visitor/rebate-module.ts';
import { fetchDealers } from '../on-every-page/dealers.ts';
import { fetchForms } from '../on-every-page/leads.ts';
import { lateRebateContact } from '../../browser/late-rebate-contact.ts';

export { AddressedEstimate as Wrapper } from '../../../../ui/rebates/addressed-estimate.tsx';

/**
 * Bindings for pages with rebates, in their own chunk. The look-up is fetched once the visitor enters something, and the contact form once
 * it is needed.
 */
export const load = async (page: OpenPage, resumed: EstimateSavingsView | null): Promise<void> => {
  const { container, data } = page;
  const fetchContact = async (): Promise<RebateContact> => {
    const [{ browserRebateContact }] = await Promise.all([
      import('../../browser/browser-rebate-contact.ts'),
      fetchForms(page),
      fetchDealers(page),
      fetchOpenedContact(),
    ]);
    container.load(browserRebateContact(data.site.siteUrl));
    return container.get(TOKENS.askAboutRebates);
  };
  const fetchLookUp = () => import('../../browser/browser-savings-look-up.ts');
  // Visitors who type something will submit it next.
  addEventListener('input', () => void fetchLookUp().catch(() => undefined), { once: true });
  const contact = lateRebateContact(
    defer(() => container.get(TOKENS.estimateSavings).view$),
    fetchContact,
    container.get(TOKENS.logger),
    reloadOnce,
  );
  container.load([
    constant(TOKENS.lookUpSavings, async (question) => {
      const { browserSavingsLookUp } = await fetchLookUp();
      return browserSavingsLookUp(container)(question);
    }),
    ...rebateModule(resumed),
    constant(TOKENS.askAboutRebates, contact),
  ]);
  // An address with a `leadId` shows that request's confirmation again.
  if (new URLSearchParams(location.search).has('leadId')) contact.prepare();
  if (data.posted !== undefined) await fetchContact();
};
