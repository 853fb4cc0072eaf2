import type { Container } from 'inversify';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import { NO_PATIENCE } from '../../domain/dealer/patience.ts';
import { App } from '../../ui/app/app.tsx';
import { NOT_FOUND, routeOf, type PageRoute } from '../../ui/app/routes.ts';
import { currentOf } from '../../ui/bindings/use-observable.ts';
import { htmlDocument, SPECULATION_RULES, type PageAssets } from '../server/html-document.ts';
import type { PostedForm, RenderedPage } from '../server/rendered-page.ts';
import { childOf } from './request-container.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { bindLeadUseCases } from './lead-use-cases.ts';
import { resumedForm } from './resumed-form.ts';
import { bindDealerUseCases } from './dealer-use-cases.ts';
import { bindAskDealer, bindVisitorUseCases, servicesOf } from './visitor-use-cases.ts';

/** How long a page waits for its use cases, in milliseconds; what has not settled by then is drawn as it stands. */
const BUDGET_MS = 800;

/** What pages with dealers load beside their own module. */
const DEALERS_SOURCE = 'infrastructure/composition/browser-dealers.ts';

/** What pages with forms load beside their own module. */
const LEADS_SOURCE = 'infrastructure/composition/browser-leads.ts';

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
  posted?: PostedForm,
): Promise<RenderedPage> => {
  const { processContainer, dealerSearchAddress, callRoutingGroup } = context;
  const site = context.site();
  const route = routeOf(path);
  const page = await route.load();
  const usesDealers = page.usesDealers === true;
  const usesLeads = page.usesLeads === true;
  const assets = await context.assetsOf([
    route.source,
    ...(usesDealers ? [DEALERS_SOURCE] : []),
    ...(usesLeads ? [LEADS_SOURCE] : []),
  ]);
  const container = childOf(processContainer);
  bindVisitorUseCases(container);
  bindDealerUseCases(container, {
    patience: NO_PATIENCE,
    callRoutingGroup,
    defaultPhone: site.defaultPhone.text,
  });
  const resumed = posted === undefined ? null : resumedForm(posted, site.bookableDays.today);
  bindLeadUseCases(container, { phone: site.defaultPhone.text, resumed });
  bindAskDealer(container, () => Promise.reject(new Error('Nothing opens on the server')));
  const services = servicesOf(container, site);
  try {
    await within(BUDGET_MS, page.prepare?.(services, new URLSearchParams(query)));
    const isSettled = page.isUnsettled?.(services) !== true;
    const isShared = isSettled && posted === undefined && page.isPersonal !== true;
    const body = renderToString(
      <StaticRouter location={query === '' ? path : `${path}?${query}`}>
        <App services={services} page={page} />
      </StaticRouter>,
    );
    const data: PageData = {
      site,
      readsAddress: usesDealers || page.readsAddress === true,
      dealers: usesDealers
        ? {
            searchAddress: dealerSearchAddress,
            callRoutingGroup,
            view: currentOf(services.findDealers.view$),
            comparison: currentOf(services.compareDealers.view$),
          }
        : null,
      leads: usesLeads ? { posted: resumed } : null,
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
    return { status: statusOf(route, posted), html, inlined, isSettled: isShared };
  } finally {
    if (usesDealers) {
      services.findDealers.dispose();
      services.compareDealers.dispose();
    }
    container.unbindAll();
  }
};

const statusOf = (route: PageRoute, posted: PostedForm | undefined): number => {
  if (route === NOT_FOUND) return 404;
  return posted === undefined ? 200 : 422;
};

const within = async (budgetMs: number, work: Promise<void> | undefined): Promise<void> => {
  if (work === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, budgetMs);
  });
  await Promise.race([work, timeIsUp]).finally(() => clearTimeout(timer));
};
