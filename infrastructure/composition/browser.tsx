import { Fragment, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { of } from 'rxjs';
import type { OfferArticlesView } from '../../application/visitor/offer-articles/offer-articles-view.ts';
import { App } from '../../ui/app/app.tsx';
import { loadPage } from '../../ui/app/load-page.ts';
import '../../ui/theme/base.css';
import { BrowserVisitorMemory } from '../browser/browser-visitor-memory.ts';
import { BrowserVisitorPosition } from '../browser/browser-visitor-position.ts';
import { ConsoleLogger } from '../browser/console-logger.ts';
import { DataLayerEvents } from '../browser/data-layer-events.ts';
import { leadsWait } from '../browser/leads-wait.ts';
import { SessionDismissals } from '../browser/session-dismissals.ts';
import { HttpNearestCode } from '../http/http-nearest-code.ts';
import { SystemClock } from '../system/system-clock.ts';
import { PageContainer } from './page-container.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { TOKENS } from './tokens.ts';
import { bindAskDealer, bindVisitorUseCases, servicesOf } from './visitor-use-cases.ts';

const UNASKED: OfferArticlesView = { kind: 'unasked' };

const LOCATE_TIMEOUT_MS = 8_000;

const pageContainer = (): PageContainer => {
  const container = new PageContainer();
  container.bind(TOKENS.clock).toConstantValue(new SystemClock());
  container.bind(TOKENS.logger).toConstantValue(new ConsoleLogger());
  container.bind(TOKENS.visitorMemory).toConstantValue(
    new BrowserVisitorMemory({
      session: () => window.sessionStorage,
      local: () => window.localStorage,
      query: () => window.location.search,
    }),
  );
  container
    .bind(TOKENS.dismissals)
    .toConstantValue(new SessionDismissals(() => window.sessionStorage, container.get(TOKENS.logger)));
  container
    .bind(TOKENS.visitorPosition)
    .toConstantValue(new BrowserVisitorPosition(() => navigator.geolocation));
  container
    .bind(TOKENS.nearestCode)
    .toConstantValue(new HttpNearestCode({ address: '/api/places/locate', timeoutMs: LOCATE_TIMEOUT_MS }));
  container.bind(TOKENS.visitorEvents).toConstantValue(new DataLayerEvents(window));
  bindVisitorUseCases(container);
  return container;
};

/** Tells the page that the application has started, once everything in it has been taken over. */
const Started = ({ children, onStart }: { children: ReactNode; onStart: () => void }) => {
  useEffect(onStart, [onStart]);
  return children;
};

/** What forms need, fetched once: by the page that has some, or when one is opened. A fetch that failed is made anew. */
const leadsOf = (container: PageContainer, data: PageData, dealersBound: Promise<void> | null) => {
  let fetched: ReturnType<typeof fetchLeads> | null = null;
  const fetchLeads = async () => {
    const [{ bindBrowserLeads }] = await Promise.all([import('./browser-leads.ts'), dealersBound]);
    const begin = bindBrowserLeads(container, data);
    if (dealersBound !== null) container.get(TOKENS.showConnections).follow(container.get(TOKENS.leadDesk));
    return begin;
  };
  return (): ReturnType<typeof fetchLeads> => {
    fetched ??= fetchLeads().catch((fault: unknown) => {
      fetched = null;
      throw fault;
    });
    return fetched;
  };
};

const start = async (): Promise<void> => {
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData;
  const container = pageContainer();
  const dealersBound =
    data.dealers &&
    import('./browser-dealers.ts').then(({ bindBrowserDealers }) => bindBrowserDealers(container, data));
  container.bind(TOKENS.offerArticles).toConstantValue({
    view$: of(data.articles ?? UNASKED),
    offer: () => Promise.resolve(),
    dispose: () => undefined,
  });
  const fetchLeads = leadsOf(container, data, dealersBound);
  bindAskDealer(container, async (formId) => (await fetchLeads())(formId), data.dealers !== null);
  const [page, Router] = await Promise.all([
    loadPage(window.location.pathname, data.read),
    data.readsAddress ? import('react-router-dom').then(({ BrowserRouter }) => BrowserRouter) : Fragment,
    dealersBound,
    data.leads && fetchLeads(),
  ]);
  const services = servicesOf(container, data.site);
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <Started
      onStart={() => {
        services.showArea.recall();
        if (data.read?.kind === 'found') services.watchBlocks.tell(data.read.page.warnings);
        if (data.dealers) services.showConnections.recall();
        if (leadsWait(() => window.localStorage)) void fetchLeads();
        document.documentElement.dataset['started'] = '';
      }}
    >
      <Router>
        <App services={services} page={page} />
      </Router>
    </Started>,
  );
};

void start();
