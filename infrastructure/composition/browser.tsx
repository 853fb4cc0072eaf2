import { Container } from 'inversify';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { VISITOR_PATIENCE } from '../../domain/dealer/patience.ts';
import { App } from '../../ui/app/app.tsx';
import { routeOf } from '../../ui/app/routes.ts';
import '../../ui/theme/base.css';
import { BrowserVisitorMemory } from '../browser/browser-visitor-memory.ts';
import { ConsoleProblemLog } from '../browser/console-problem-log.ts';
import { mtaIds } from '../browser/mta-cookies.ts';
import { HttpDealerDirectory } from '../http/http-dealer-directory.ts';
import { SystemClock } from '../system/system-clock.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { TOKENS } from './tokens.ts';
import { bindVisitorUseCases, servicesOf } from './visitor-use-cases.ts';

const SEARCH_TIMEOUT_MS = 30_000;

const pageContainer = ({ dealerSearchAddress, findDealers }: PageData): Container => {
  const container = new Container();
  container.bind(TOKENS.clock).toConstantValue(new SystemClock());
  container.bind(TOKENS.problemLog).toConstantValue(new ConsoleProblemLog());
  container
    .bind(TOKENS.visitorMemory)
    .toConstantValue(
      new BrowserVisitorMemory({ session: () => window.sessionStorage, local: () => window.localStorage }),
    );
  container.bind(TOKENS.dealerDirectory).toConstantValue(
    new HttpDealerDirectory({
      searchAddress: dealerSearchAddress,
      timeoutMs: SEARCH_TIMEOUT_MS,
      context: () => ({ url: window.location.pathname, ...mtaIds(document.cookie) }),
    }),
  );
  bindVisitorUseCases(container, { resumed: findDealers, patience: VISITOR_PATIENCE });
  return container;
};

/** Tells the page that the application has started, once everything in it has been taken over. */
const Started = ({ children, onStart }: { children: ReactNode; onStart: () => void }) => {
  useEffect(onStart, [onStart]);
  return children;
};

const start = async (): Promise<void> => {
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData;
  const page = await routeOf(window.location.pathname).load();
  const services = servicesOf(pageContainer(data), data.site);
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <Started
      onStart={() => {
        services.showArea.recall();
        document.documentElement.dataset['started'] = '';
      }}
    >
      <BrowserRouter>
        <App services={services} page={page} />
      </BrowserRouter>
    </Started>,
  );
};

void start();
