import { Fragment, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { of } from 'rxjs';
import type { CompareProductsView } from '../../application/visitor/compare-products/compare-products-view.ts';
import type { LateNeed } from '../../domain/content/blocks/block-view.ts';
import { MAX_CLICK_WAIT_MS } from '../../application/visitor/read-page/click-wait.ts';
import type { OfferArticlesView } from '../../application/visitor/offer-articles/offer-articles-view.ts';
import type { SeeThanksView } from '../../application/visitor/see-thanks/see-thanks.ts';
import { fetchedOnce } from '../../ui/bindings/fetched-once.ts';
import { showScriptedForms } from '../../ui/bindings/plain-forms.ts';
import '../../ui/theme/tokens.css';
import '../../ui/theme/base.css';
import '../../ui/theme/print.css';
import { App } from '../../ui/app/app.tsx';
import { loadPage } from '../../ui/app/load-page.ts';
import { PageSheetProvider } from '../../ui/components/page-sheet/page-sheet.tsx';
import { BrowserVisitorMemory } from '../browser/memory/browser-visitor-memory.ts';
import { knowsVisitor } from '../browser/memory/knows-visitor.ts';
import { holdClicksIn } from '../browser/click-replay.ts';
import { ConsoleLogger } from '../browser/console-logger.ts';
import { DataLayerEvents } from '../browser/measurement/data-layer-events.ts';
import { pageDataText } from '../browser/page-data-file.ts';
import { showSearchOfAddress } from '../browser/search-of-address.ts';
import { leadsWait } from '../browser/outbox/leads-wait.ts';
import { SessionDismissals } from '../browser/memory/session-dismissals.ts';
import { SystemClock } from '../system/system-clock.ts';
import { withTimeout } from '../system/with-timeout.ts';
import { lateLocation } from './browser/late-location.ts';
import { constant, singleton, type Bindings } from './containers/binding.ts';
import { PageContainer } from './containers/page-container.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { TOKENS } from './containers/tokens.ts';
import { dealersNearVisitor, dealersOfPage, fetchedDealers, pageModule } from './visitor/page-module.ts';
import { servicesOf } from './visitor/services.ts';

const UNASKED = { kind: 'unasked' } as const;

/** Where the visitor is: most never ask. */
const location = lateLocation(async () =>
  (await import('./browser/browser-location.ts')).browserLocation(window),
);

/** What every page needs in the browser. */
const browserModule = (
  articles: OfferArticlesView,
  products: CompareProductsView,
  thanks: SeeThanksView,
): Bindings => [
  constant(TOKENS.clock, new SystemClock()),
  constant(TOKENS.logger, new ConsoleLogger()),
  constant(
    TOKENS.visitorMemory,
    new BrowserVisitorMemory({
      session: () => window.sessionStorage,
      local: () => window.localStorage,
      query: () => window.location.search,
    }),
  ),
  singleton(
    TOKENS.dismissals,
    (get) => new SessionDismissals(() => window.sessionStorage, get(TOKENS.logger)),
  ),
  constant(TOKENS.visitorPosition, location.position),
  constant(TOKENS.nearestCode, location.nearestCode),
  constant(TOKENS.visitorEvents, new DataLayerEvents(window)),
  constant(TOKENS.offerArticles, {
    view$: of(articles),
    offer: () => Promise.resolve(),
    dispose: () => undefined,
  }),
  constant(TOKENS.compareProducts, {
    view$: of(products),
    compare: () => Promise.resolve(),
    dispose: () => undefined,
  }),
  constant(TOKENS.seeThanks, { view$: of(thanks), recall: () => Promise.resolve() }),
];

/** Announces to the page that the application has started, once everything in it has been taken over. */
const Started = ({ children, onStart }: { children: ReactNode; onStart: () => void }) => {
  useEffect(onStart, [onStart]);
  return children;
};

/** Starts the application in the page; rejects when something that the page needs cannot be fetched: it may then be called again. */
export const start = async (): Promise<void> => {
  const data = JSON.parse(await pageDataText(PAGE_DATA_ID)) as PageData;
  const { dealers } = data;
  const comparison = dealers?.comparison ?? null;
  const container = new PageContainer();
  container.load(
    browserModule(data.articles ?? UNASKED, data.products ?? UNASKED, data.thanks ?? { dealer: null }),
  );
  // A form that came back stands open: nothing of it waits.
  const isReturned = data.leads?.posted != null;
  const startsAtOnce = (need: LateNeed): boolean => isReturned || !data.startsLate.includes(need);
  const fetchDealers = fetchedOnce(async () => {
    const { browserDealers } = await import('./browser/browser-dealers.ts');
    container.load(browserDealers(data, container));
    if (dealers !== null && !startsAtOnce('dealers')) container.get(TOKENS.showConnections).recall();
  });
  const comparisonLoaded =
    dealers &&
    comparison &&
    import('./browser/browser-comparison.ts').then(({ browserComparison }) =>
      container.load(browserComparison(comparison, data.dealerSearch)),
    );
  const { localDealers, rebates } = data;
  const localDealersLoaded =
    localDealers &&
    import('./browser/late-local-dealers.ts').then(({ browserLateLocalDealers }) =>
      container.load(browserLateLocalDealers(localDealers, data.dealerSearch, container)),
    );
  const calculatorsLoaded =
    data.read?.kind === 'found' &&
    data.read.page.needs.includes('calculators') &&
    import('./browser/browser-calculators.ts').then(({ browserCalculators }) =>
      container.load(browserCalculators(window)),
    );
  const documentsLoaded =
    data.read?.kind === 'found' &&
    data.read.page.needs.includes('documents') &&
    import('./browser/browser-documents.ts').then(({ browserDocuments }) =>
      container.load(browserDocuments(window)),
    );
  const { systems } = data;
  const fetchSystemFinder = fetchedOnce(async () => {
    if (systems === null) return;
    const { browserSystemFinder } = await import('./browser/browser-system-finder.ts');
    container.load(browserSystemFinder(systems, window));
  });
  const fetchLeads = fetchedOnce(async () => {
    const [{ browserLeads }] = await Promise.all([
      import('./browser/browser-leads.ts'),
      dealers !== null && fetchDealers(),
    ]);
    container.load(browserLeads(data));
    const desk = container.get(TOKENS.leadDesk);
    if (dealers !== null) container.get(TOKENS.showConnections).follow(desk);
  });
  const rebatesLoaded =
    rebates &&
    import('./browser/browser-rebates.ts').then(({ loadRebates }) =>
      loadRebates(container, { resumed: rebates.view, siteUrl: data.site.siteUrl, fetchLeads, isReturned }),
    );
  container.load(
    pageModule(
      async (formId) => {
        if (!(await withTimeout(MAX_CLICK_WAIT_MS, fetchLeads()))) throw new Error('The form took too long');
        return container.get(TOKENS.newRequest)(formId);
      },
      data.area,
      dealers === null
        ? dealersNearVisitor(fetchDealers)
        : startsAtOnce('dealers')
          ? dealersOfPage
          : fetchedDealers(fetchDealers),
    ),
  );
  const [page, Router] = await Promise.all([
    loadPage(window.location.pathname, data.read, data.startsLate, {
      fetchNeed: { dealers: fetchDealers, leads: fetchLeads, 'system-finder': fetchSystemFinder },
      holdClicks: holdClicksIn,
      knowsVisitor: () =>
        data.leads?.posted != null ||
        knowsVisitor(
          () => window.sessionStorage,
          () => window.localStorage,
        ),
    }),
    data.readsAddress ? import('react-router-dom').then(({ BrowserRouter }) => BrowserRouter) : Fragment,
    dealers !== null && startsAtOnce('dealers') && fetchDealers(),
    comparisonLoaded,
    localDealersLoaded,
    rebatesLoaded,
    calculatorsLoaded,
    documentsLoaded,
    startsAtOnce('system-finder') && fetchSystemFinder(),
    data.leads && startsAtOnce('leads') && fetchLeads(),
  ]);
  const services = servicesOf(container, data.site);
  showSearchOfAddress(document);
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <Started
      onStart={() => {
        services.showArea.recall();
        if (localDealers) services.showLocalDealers.follow();
        if (data.read?.kind === 'found') services.watchBlocks.report(data.read.page.warnings);
        if (dealers && startsAtOnce('dealers')) services.showConnections.recall();
        if (leadsWait(() => window.localStorage)) void fetchLeads();
        showScriptedForms(document);
        document.documentElement.dataset['started'] = '';
      }}
    >
      <Router>
        <PageSheetProvider value={data.sheet}>
          <App services={services} page={page} parts={null} />
        </PageSheetProvider>
      </Router>
    </Started>,
  );
};
