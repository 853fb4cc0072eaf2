import { defer } from 'rxjs';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import type { RebateContact } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { fetchOpenedContact } from '../../../ui/blocks/rebates-summary/late-contact.ts';
import { reloadOnce } from '../../browser/reload-once.ts';
import type { OpenPage } from '../capabilities/browser-capability.ts';
import { constant } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { rebateModule } from '../visitor/rebate-module.ts';
import { lateRebateContact } from './late-rebate-contact.ts';
import { lateRebateDirectory } from './late-rebate-directory.ts';

/**
 * What pages with rebates need in the browser; a chunk of its own. What asks for rebates is fetched once the visitor enters something,
 * and what asks a dealer about them once its form is wanted.
 */
export const load = async (
  { container, data, load: loadNeed }: OpenPage,
  resumed: EstimateSavingsView | null,
): Promise<void> => {
  const fetchContact = async (): Promise<RebateContact> => {
    const [{ browserRebateContact }] = await Promise.all([
      import('./browser-rebate-contact.ts'),
      loadNeed('leads'),
      loadNeed('dealers'),
      fetchOpenedContact(),
    ]);
    container.load(browserRebateContact(data.site.siteUrl));
    return container.get(TOKENS.askAboutRebates);
  };
  const fetchDirectory = async (): Promise<RebateDirectory> => {
    const { browserRebateDirectory } = await import('./browser-rebate-directory.ts');
    return browserRebateDirectory(container.get(TOKENS.clock), container.get(TOKENS.logger));
  };
  // Whoever enters something will ask next.
  addEventListener('input', () => void fetchDirectory().catch(() => undefined), { once: true });
  const contact = lateRebateContact(
    defer(() => container.get(TOKENS.estimateSavings).view$),
    fetchContact,
    container.get(TOKENS.logger),
    reloadOnce,
  );
  container.load([
    constant(TOKENS.rebateDirectory, lateRebateDirectory(fetchDirectory)),
    ...rebateModule(resumed),
    constant(TOKENS.askAboutRebates, contact),
  ]);
  // A request that the address holds is confirmed once more.
  if (new URLSearchParams(location.search).has('leadId')) contact.prepare();
  if (data.posted !== undefined) await fetchContact();
};
