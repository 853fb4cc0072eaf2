import { left } from 'fp-ts/Either';
import { dealerTexts, type DealerTexts } from '../../../../application/visitor/dealer-texts/english.ts';
import type { OtherLanguage } from '../../../../domain/content/site-language.ts';
import { LocalSavedPages } from '../../../browser/memory/local-saved-pages.ts';
import { visitorSession } from '../../../browser/memory/visitor-session.ts';
import { reloadOnce } from '../../../browser/reload-once.ts';
import { HttpCallRouting } from '../../../http/http-call-routing.ts';
import type { BrowserCapability, OpenPage } from '../browser-capability.ts';
import type { FindDealersView } from '../../../../application/visitor/find-dealers/find-dealers-view.ts';
import { constant, type Bindings } from '../../containers/binding.ts';
import { browserDirectory } from '../../browser/browser-directory.ts';
import { browserProfiles } from '../../browser/browser-profiles.ts';
import { lateReviews } from '../../browser/late-reviews.ts';
import { TOKENS } from '../../containers/tokens.ts';
import { dealerModule } from '../../visitor/dealer-module.ts';

type Capability = Required<BrowserCapability<FindDealersView>>;

const ROUTING_TIMEOUT_MS = 5_000;

/** Bindings for pages with dealers, and for other pages once a form needs them, in their own chunk, because most pages list no dealers. */
const browserDealers = (
  {
    data: {
      site,
      language,
      capabilities,
      dealerSearch: { address, callRoutingGroup },
    },
    container,
  }: OpenPage,
  resumed: FindDealersView | null,
  texts: DealerTexts,
): Bindings => [
  ...browserProfiles,
  ...browserDirectory(address),
  constant(TOKENS.savedPages, new LocalSavedPages(window)),
  constant(
    TOKENS.readReviews,
    lateReviews(
      async () => {
        // Fetches the modal at the same time.
        const [{ browserReviews }] = await Promise.all([
          import('../../browser/browser-reviews.ts'),
          import('../../../../ui/reviews/reviews-modal/reviews-modal.tsx'),
        ]);
        container.load(await browserReviews(language));
        return container.get(TOKENS.readReviews);
      },
      container.get(TOKENS.logger),
      reloadOnce,
    ),
  ),
  constant(
    TOKENS.callRouting,
    new HttpCallRouting({
      address: '/api/call-routing/run',
      timeoutMs: ROUTING_TIMEOUT_MS,
      session: () => visitorSession(document.cookie, () => window.sessionStorage),
    }),
  ),
  ...dealerModule({
    resumed,
    texts,
    lookUp: {
      byCompanyId: (companyId) => () =>
        import('../../browser/browser-dealer-look-up.ts').then(
          ({ browserDealerLookUp }) => browserDealerLookUp.byCompanyId(companyId)(),
          () => left({ _tag: 'ProviderUnavailable', reason: 'the code could not be loaded' }),
        ),
    },
    ...('comparison' in capabilities && { compared$: (get) => get(TOKENS.compareDealers).view$ }),
    callRoutingGroup,
    defaultPhone: site.defaultPhone.text,
  }),
];

export const load: Capability['load'] = async (page, view) =>
  page.container.load(browserDealers(page, view, await textsIn(page.data.language)));

/** Texts in other languages are separate chunks. */
const textsIn = async (language: OtherLanguage | undefined): Promise<DealerTexts> => {
  switch (language) {
    case undefined:
      return dealerTexts;
    case 'es':
      return {
        ...dealerTexts,
        ...(await import('../../../../application/visitor/dealer-texts/spanish.ts')).spanish,
      };
    case 'fr':
      return {
        ...dealerTexts,
        ...(await import('../../../../application/visitor/dealer-texts/french.ts')).french,
      };
  }
};

export { AddressedSearch as Wrapper } from '../../../../ui/searching/addressed-search.tsx';

export const begin: Capability['begin'] = ({ container }) => {
  container.get(TOKENS.showConnections).recall();
  container.get(TOKENS.keepSaved).recall();
};
