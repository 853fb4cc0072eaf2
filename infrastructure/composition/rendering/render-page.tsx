import { createHash } from 'node:crypto';
import type { Container } from 'inversify';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { codeSearched } from '../../../application/visitor/find-dealers/search-address.ts';
import { errorTitle } from '../../../application/visitor/send-request/texts.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import { App } from '../../../ui/app/app.tsx';
import { layoutParts } from '../../../ui/app/layout/layout-parts.ts';
import { PAGE_SHEET } from '../../../ui/components/page-sheet/page-sheet.tsx';
import type { LateNeed } from '../../../domain/content/blocks/block-view.ts';
import type { PageModule } from '../../../ui/app/page-module.ts';
import { routeOf } from '../../../ui/app/routes.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { htmlDocument, SPECULATION_RULES } from '../../server/pages/html-document.ts';
import { pageDataAddress } from '../../server/pages/page-data-route.ts';
import type { PostedForm, RenderedPage } from '../../server/pages/rendered-page.ts';
import type { AssetsOf } from '../built-assets.ts';
import { consentQuestion } from '../consent-question.tsx';
import { iconSprite } from './icon-sprite.tsx';
import type { FoundPage, LocatePage } from '../locate-page.ts';
import { renderContent } from './render-content.ts';
import { cspSources, type WidgetSettings } from '../csp-sources.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import type { RenderBudgets } from './render-budgets.ts';
import { createRequestContainer } from '../containers/request-container.ts';
import { resumedForm } from '../resumed-form.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { servicesOf } from '../visitor/services.ts';
import { withTimeout } from '../../system/with-timeout.ts';

/** What asks for consent. */
const CONSENT_SOURCE = 'infrastructure/composition/consent.ts';

/** What pages with dealers load beside their own module. */
const DEALERS_SOURCE = 'infrastructure/composition/browser/browser-dealers.ts';

/** What the page of a comparison loads beside that. */
const COMPARISON_SOURCE = 'infrastructure/composition/browser/browser-comparison.ts';

/** What pages with local dealers load beside their own module. */
const LOCAL_DEALERS_SOURCE = 'infrastructure/composition/browser/late-local-dealers.ts';

/** What pages with rebates load beside their own module. */
const REBATES_SOURCE = 'infrastructure/composition/browser/browser-rebates.ts';

/** What pages with forms load beside their own module. */
const DOCUMENTS_SOURCE = 'infrastructure/composition/browser/browser-documents.ts';
const CALCULATORS_SOURCE = 'infrastructure/composition/browser/browser-calculators.ts';

/** What pages that suggest systems load beside their own module. */
const SYSTEM_FINDER_SOURCE = 'infrastructure/composition/browser/browser-system-finder.ts';
const LEADS_SOURCE = 'infrastructure/composition/browser/browser-leads.ts';

/** What is fetched only once it is needed, where a block starts late or a part of it opens. */
const LATE_SOURCES: Readonly<Record<LateNeed, string>> = {
  dealers: DEALERS_SOURCE,
  leads: LEADS_SOURCE,
  'system-finder': SYSTEM_FINDER_SOURCE,
};

/** Fewer characters of page data than this are not worth a file of their own. */
const MIN_FILE_CHARACTERS = 3_000;

export interface PageContext {
  readonly processContainer: Container;
  readonly locatePage: LocatePage;
  readonly budgets: RenderBudgets;
  readonly site: () => SiteFacts;
  readonly dealerSearchAddress: string;
  readonly callRoutingGroup: string | null;
  readonly widgets: WidgetSettings;
  readonly assetsOf: AssetsOf;
  /** Whether dealers are the same whenever they are asked for, until the version of pages changes. */
  readonly keepsDealers: boolean;
}

/**
 * Renders the page of a path: its use cases live in a container of their own, which ends with the render. `goOn` is awaited
 * between the use cases and the html.
 */
export const renderPage = async (
  context: PageContext,
  path: string,
  query: string,
  posted?: PostedForm,
  goOn?: () => Promise<void>,
): Promise<RenderedPage> => {
  const { processContainer, dealerSearchAddress, callRoutingGroup } = context;
  const site = context.site();
  const isMeasured = site.tagManagerId !== undefined;
  const read = routeOf(path) === null ? await processContainer.get(SERVER_TOKENS.readPage).at(path) : null;
  const found = await context.locatePage(path, read);
  const { module: page, sources, scripts } = found;
  const usesDealers = page.usesDealers === true;
  const usesLeads = page.usesLeads === true;
  const startsLate = page.startsLate ?? [];
  const usesRebates = page.usesRebates === true;
  const usesSystemFinder = page.usesSystemFinder === true;
  const usesLocalDealers = page.usesLocalDealers === true;
  const besides = [
    ...(usesDealers ? [DEALERS_SOURCE] : []),
    ...(page.comparesDealers === true ? [COMPARISON_SOURCE] : []),
    ...(usesLocalDealers ? [LOCAL_DEALERS_SOURCE] : []),
    ...(usesLeads ? [LEADS_SOURCE] : []),
    ...(usesRebates ? [REBATES_SOURCE] : []),
    ...(page.usesCalculators === true ? [CALCULATORS_SOURCE] : []),
    ...(usesSystemFinder ? [SYSTEM_FINDER_SOURCE] : []),
    ...(page.usesDocuments === true ? [DOCUMENTS_SOURCE] : []),
    ...(isMeasured ? [CONSENT_SOURCE] : []),
  ];
  const fetchedLate = startsLate.map((need) => LATE_SOURCES[need]);
  const built = await context.assetsOf({
    sources: [...sources, ...besides],
    scripts: [...scripts, ...besides.filter((source) => !fetchedLate.includes(source))],
  });
  const address = new URLSearchParams(query);
  const budget = context.budgets.of(address);
  const area = { zipcode: codeSearched(address) };
  const resumed = posted === undefined ? null : resumedForm(posted, site.bookableDays.today);
  const container = createRequestContainer(processContainer, {
    ...{ site, callRoutingGroup, resumed, usesDealers },
    ...{ area, retryPolicy: budget.retryPolicy, askedDealer: address.get('dealer') },
  });
  const services = servicesOf(container, site);
  const render = (module: PageModule): string =>
    renderToString(
      <StaticRouter location={query === '' ? path : `${path}?${query}`}>
        <App services={services} page={module} parts={layoutParts} />
      </StaticRouter>,
    );
  try {
    const prepare = () => withTimeout(budget.ms, page.prepare?.(services, address));
    await context.budgets.within(budget, prepare);
    await goOn?.();
    const rendered = await renderContent(found, context.locatePage, render);
    const styles = built.stylesFor(rendered.body);
    const isSettled = page.isUnsettled?.(services) !== true;
    const isShared = isSettled && posted === undefined && page.isPersonal !== true;
    const articles = currentOf(services.offerArticles.view$);
    const products = currentOf(services.compareProducts.view$);
    const thanks = currentOf(services.seeThanks.view$);
    const data: PageData = {
      site,
      sheet: styles.sheet,
      area,
      read: resumedRead(rendered.found),
      readsAddress: usesDealers || usesRebates || page.readsAddress === true,
      startsLate,
      dealerSearch: { address: dealerSearchAddress, callRoutingGroup },
      dealers: usesDealers
        ? {
            view: currentOf(services.findDealers.view$),
            comparison: page.comparesDealers === true ? currentOf(services.compareDealers.view$) : null,
          }
        : null,
      localDealers: usesLocalDealers ? { view: currentOf(services.showLocalDealers.view$) } : null,
      rebates: usesRebates ? { view: currentOf(services.estimateSavings.view$) } : null,
      articles: articles.kind === 'unasked' ? null : articles,
      products: products.kind === 'unasked' ? null : products,
      systems: usesSystemFinder ? { view: currentOf(services.suggestSystems.view$) } : null,
      ...(thanks.dealer !== null && { thanks }),
      leads: usesLeads ? { posted: resumed } : null,
    };
    const head = await rendered.found.module.head(services);
    const beside = consentQuestion(site, path, page.language ?? 'en');
    const assets = { ...built, css: styles.css };
    const json = JSON.stringify(data);
    const status = statusOf(read, posted);
    const showsDealers = area.zipcode !== null && (usesDealers || usesLocalDealers);
    const isRepeatable = context.keepsDealers || !showsDealers;
    const isFile = isRepeatable && isShared && status === 200 && json.length >= MIN_FILE_CHARACTERS;
    const file = isFile ? { name: nameOf(json), json } : undefined;
    const html = htmlDocument({
      site,
      head: resumed === null ? head : { ...head, title: errorTitle(resumed.language, head.title) },
      body: rendered.body.replaceAll(PAGE_SHEET, styles.sheet),
      icons: iconSprite(rendered.body),
      data: file === undefined ? { id: PAGE_DATA_ID, json } : { address: pageDataAddress(file, path, query) },
      assets,
      beside,
      isUnsettled: !isSettled,
    });
    return {
      status,
      html,
      ...(file && { data: file }),
      inlined: {
        scripts: [assets.boot, SPECULATION_RULES, ...(isMeasured ? [assets.consentBoot] : [])],
        styles: [assets.css],
      },
      foreign: cspSources(page, rendered, { ...context.widgets, isMeasured }),
      isSettled: isShared,
    };
  } finally {
    container.dispose();
  }
};

const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** What was read, less what the browser finds in the html. */
const resumedRead = ({ read, module: { resumed } }: FoundPage): ReadPageView | null =>
  resumed === undefined ? read : { kind: 'found', page: resumed };

const statusOf = (read: ReadPageView | null, posted: PostedForm | undefined): number => {
  if (read?.kind === 'missing') return 404;
  if (read?.kind === 'unavailable') return 503;
  return posted === undefined ? 200 : 422;
};
