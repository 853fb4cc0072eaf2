import type { Container } from 'inversify';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import { NO_PATIENCE } from '../../domain/dealer/patience.ts';
import { App } from '../../ui/app/app.tsx';
import { NOT_FOUND, routeOf } from '../../ui/app/routes.ts';
import { currentOf } from '../../ui/bindings/use-observable.ts';
import { htmlDocument, SPECULATION_RULES, type PageAssets } from '../server/html-document.ts';
import type { RenderedPage } from '../server/rendered-page.ts';
import { childOf } from './request-container.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { bindDealerUseCases } from './dealer-use-cases.ts';
import { bindVisitorUseCases, servicesOf } from './visitor-use-cases.ts';

/** How long a page waits for its use cases, in milliseconds; what has not settled by then is drawn as it stands. */
const BUDGET_MS = 800;

/** What pages with dealers load beside their own module. */
const DEALERS_SOURCE = 'infrastructure/composition/browser-dealers.ts';

export interface PageContext {
  readonly processContainer: Container;
  readonly site: () => SiteFacts;
  readonly dealerSearchAddress: string;
  readonly callRoutingGroup: string | null;
  readonly assetsOf: (sources: ReadonlyArray<string>) => Promise<PageAssets>;
}

/** Draws the page of a path: its use cases live in a container of their own, which ends with the drawing. */
export const renderPage = async (
  context: PageContext,
  path: string,
  query: string,
): Promise<RenderedPage> => {
  const { processContainer, dealerSearchAddress, callRoutingGroup } = context;
  const site = context.site();
  const route = routeOf(path);
  const page = await route.load();
  const usesDealers = page.usesDealers === true;
  const assets = await context.assetsOf([route.source, ...(usesDealers ? [DEALERS_SOURCE] : [])]);
  const container = childOf(processContainer);
  bindVisitorUseCases(container);
  bindDealerUseCases(container, {
    patience: NO_PATIENCE,
    callRoutingGroup,
    defaultPhone: site.defaultPhone.text,
  });
  const services = servicesOf(container, site);
  try {
    await within(BUDGET_MS, page.prepare?.(services, new URLSearchParams(query)));
    const isSettled = page.isUnsettled?.(services) !== true;
    const body = renderToString(
      <StaticRouter location={query === '' ? path : `${path}?${query}`}>
        <App services={services} page={page} />
      </StaticRouter>,
    );
    const data: PageData = {
      site,
      dealers: usesDealers
        ? {
            searchAddress: dealerSearchAddress,
            callRoutingGroup,
            view: currentOf(services.findDealers.view$),
            comparison: currentOf(services.compareDealers.view$),
          }
        : null,
    };
    const html = htmlDocument({
      site,
      head: page.head(services),
      body,
      data: { id: PAGE_DATA_ID, value: data },
      assets,
      isUnsettled: !isSettled,
    });
    const inlined = { scripts: [assets.boot, SPECULATION_RULES], styles: [assets.css] };
    return { status: route === NOT_FOUND ? 404 : 200, html, inlined, isSettled };
  } finally {
    if (usesDealers) {
      services.findDealers.dispose();
      services.compareDealers.dispose();
    }
    container.unbindAll();
  }
};

const within = async (budgetMs: number, work: Promise<void> | undefined): Promise<void> => {
  if (work === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, budgetMs);
  });
  await Promise.race([work, timeIsUp]).finally(() => clearTimeout(timer));
};
