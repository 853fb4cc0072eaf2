import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { BlockCatalogue } from '../../../application/ports/block-catalogue.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { ReadPage } from '../../../application/visitor/read-page/read-page.ts';
import { wholeBlock, type SketchedBlock } from '../../../domain/content/block-example.ts';
import { NO_RETRIES } from '../../../domain/dealer/retry-policy.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { bindArticleUseCases } from '../../../infrastructure/composition/article-use-cases.ts';
import { bindDealerUseCases } from '../../../infrastructure/composition/dealer-use-cases.ts';
import { locatePage, type LocatePage } from '../../../infrastructure/composition/locate-page.ts';
import { renderContent } from '../../../infrastructure/composition/render-content.ts';
import { bindLeadUseCases } from '../../../infrastructure/composition/lead-use-cases.ts';
import { PageContainer } from '../../../infrastructure/composition/page-container.ts';
import { TOKENS } from '../../../infrastructure/composition/tokens.ts';
import {
  bindAskDealer,
  bindVisitorUseCases,
  servicesOf,
} from '../../../infrastructure/composition/visitor-use-cases.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import type { RenderablePage } from '../../../ui/app/page-module.ts';
import { ServicesProvider } from '../../../ui/bindings/services.ts';
import { CountingIdGenerator } from '../../fakes/counting-id-generator.ts';
import { FakeAddressSuggestions } from '../../fakes/fake-address-suggestions.ts';
import { FakeCallRouting } from '../../fakes/fake-call-routing.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../../fakes/fake-dealer-directory.ts';
import { FakeDealerReviews } from '../../fakes/fake-dealer-reviews.ts';
import { FakeLeadDesk } from '../../fakes/fake-lead-desk.ts';
import { FakeNearestCode } from '../../fakes/fake-nearest-code.ts';
import { FakeVisitorMemory } from '../../fakes/fake-visitor-memory.ts';
import { FakeVisitorOrigin } from '../../fakes/fake-visitor-origin.ts';
import { FakeVisitorPosition } from '../../fakes/fake-visitor-position.ts';
import { FakeVisitorProfiles } from '../../fakes/fake-visitor-profiles.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { KeptVisitorEvents } from '../../fakes/kept-visitor-events.ts';
import { MemoryDismissals } from '../../fakes/memory-dismissals.ts';
import { MemoryPageLibrary } from '../../fakes/memory-page-library.ts';
import { MemoryRelatedArticles } from '../../fakes/memory-related-articles.ts';

const SITE: SiteFacts = {
  brandName: 'RunTru',
  siteUrl: 'https://www.example.com',
  defaultPhone: { text: '1-800-555-0199', address: 'tel:+18005550199' },
  isSample: false,
  season: 'winter',
  isOfficeOpen: true,
  bookableDays: { today: '2026-11-20', first: '2026-11-21', last: '2027-01-19' },
  year: 2026,
};

const PATH = '/page/';

const services = (facts: Partial<SiteFacts> = {}) => {
  const container = new PageContainer();
  const constants = [
    [TOKENS.clock, new FakeClock()],
    [TOKENS.logger, new MemoryLogger()],
    [TOKENS.visitorMemory, new FakeVisitorMemory()],
    [TOKENS.visitorPosition, new FakeVisitorPosition()],
    [TOKENS.nearestCode, new FakeNearestCode()],
    [TOKENS.visitorEvents, new KeptVisitorEvents()],
    [TOKENS.dismissals, new MemoryDismissals()],
    [TOKENS.dealerDirectory, new FakeDealerDirectory()],
    [TOKENS.dealerReviews, new FakeDealerReviews()],
    [TOKENS.callRouting, new FakeCallRouting()],
    [TOKENS.visitorProfiles, new FakeVisitorProfiles()],
    [TOKENS.visitorOrigin, new FakeVisitorOrigin()],
    [TOKENS.leadDesk, new FakeLeadDesk()],
    [TOKENS.idGenerator, new CountingIdGenerator()],
    [TOKENS.relatedArticles, new MemoryRelatedArticles()],
    [TOKENS.addressSuggestions, new FakeAddressSuggestions()],
  ] as const;
  for (const [token, fake] of constants) container.bind<unknown>(token).toConstantValue(fake);
  bindVisitorUseCases(container);
  bindDealerUseCases(container, { retryPolicy: NO_RETRIES, callRoutingGroup: null, defaultPhone: '' });
  bindLeadUseCases(container, { phone: '', today: SITE.bookableDays.today, resumed: null });
  bindArticleUseCases(container);
  bindAskDealer(container, () => Promise.reject(new Error('Nothing opens here')));
  return servicesOf(container, { ...SITE, ...facts });
};

/** Renders modules of pages as the server does, on fakes, on a site of which these facts hold. */
export const drawingOnFakes = (facts: Partial<SiteFacts> = {}): ((page: RenderablePage) => string) => {
  const onServer = services(facts);
  return ({ Page }) =>
    renderToString(
      <StaticRouter location={PATH}>
        <ServicesProvider value={onServer}>
          <Page />
        </ServicesProvider>
      </StaticRouter>,
    );
};

const definitions = loadDefinitions();

/** Finds pages of the content with the blocks of the site. */
export const locate: LocatePage = async (path, read) => locatePage(await definitions)(path, read);

let catalogue: BlockCatalogue | null = null;

/** Draws a page of blocks as the server does, on fakes; tells its html, and what was not drawn. */
export const drawBlocks = async (
  ...sketched: ReadonlyArray<SketchedBlock>
): Promise<{ readonly html: string; readonly warnings: ReadonlyArray<string> }> => {
  catalogue ??= blockCatalogue(await definitions, { ...SITE, widgetHosts: [] });
  const library = new MemoryPageLibrary();
  library.write({
    ...{ path: PATH, locale: 'en_US', title: 'Page', description: '' },
    blocks: sketched.map(wholeBlock),
  });
  const readPage = new ReadPage({ library, catalogue, log: new MemoryLogger() }, SITE);
  const page = await locate(PATH, await readPage.at(PATH));
  const { found, body } = await renderContent(page, locate, drawingOnFakes());
  return { html: body, warnings: found.read?.kind === 'found' ? found.read.page.warnings : [] };
};
