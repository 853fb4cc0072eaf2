import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { codeSearched } from '../../../application/visitor/find-dealers/search-address.ts';
import { errorTitle } from '../../../application/visitor/send-request/texts.ts';
import { isGuide } from '../../../domain/help/troubleshooting.ts';
import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import { App } from '../../../ui/app/app.tsx';
import { layoutParts } from '../../../ui/app/layout/layout-parts.ts';
import { PAGE_SHEET } from '../../../ui/components/page-sheet/page-sheet.tsx';
import type { PageModule } from '../../../ui/app/page-module.ts';
import { routeOf } from '../../../ui/app/routes.ts';
import { htmlDocument, SPECULATION_RULES } from '../../server/pages/html-document.ts';
import { pageDataAddress } from '../../server/pages/page-data-route.ts';
import type { PostedForm, RenderedPage } from '../../server/pages/rendered-page.ts';
import { asksProvider } from '../capabilities/server-capabilities.ts';
import type { RequestOptions } from '../capabilities/server-capability.ts';
import { consentQuestion } from '../consent-question.tsx';
import { iconSprite } from './icon-sprite.tsx';
import { dataFileOf } from './data-file.ts';
import { dataOfPage } from './data-of-page.ts';
import { filesOfPage } from './files-of-page.ts';
import type { PageContext } from './page-context.ts';
import { renderContent } from './render-content.ts';
import { cspSources } from '../csp-sources.ts';
import { PAGE_DATA_ID } from '../page-data.ts';
import { createRequestContainer } from '../containers/request-container.ts';
import { resumedForm } from '../resumed-form.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { servicesOf } from '../visitor/services.ts';
import { withTimeout } from '../../system/with-timeout.ts';

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
  const { processContainer } = context;
  const site = context.site();
  const isMeasured = site.tagManagerId !== undefined;
  const read = routeOf(path) === null ? await processContainer.get(SERVER_TOKENS.readPage).at(path) : null;
  const found = await context.locatePage(path, read);
  const page = found.module;
  const built = await context.assetsOf(filesOfPage(found, isMeasured));
  const address = new URLSearchParams(query);
  const budget = context.budgets.of(address);
  const area = { zipcode: codeSearched(address) };
  const resumed = posted === undefined ? null : resumedForm(posted, site.bookableDays.today);
  const request: RequestOptions = {
    language: page.language ?? 'en',
    ...{ site, callRoutingGroup: context.callRoutingGroup, resumed, needs: page.needs ?? [] },
    ...{ area, retryPolicy: budget.retryPolicy, askedDealer: address.get('dealer') },
  };
  const container = createRequestContainer(processContainer, request);
  const services = servicesOf(container, site);
  const render = (module: PageModule): string =>
    renderToString(
      <StaticRouter location={query === '' ? path : `${path}?${query}`}>
        <App services={services} page={module} parts={layoutParts} />
      </StaticRouter>,
    );
  try {
    const prepare = () => withTimeout(budget.ms, page.prepare?.(services, address, path));
    await context.budgets.within(budget, prepare);
    await goOn?.();
    const rendered = await renderContent(found, context.locatePage, render);
    const styles = built.stylesFor(rendered.body);
    const isSettled = page.isUnsettled?.(services) !== true;
    const isShared = isSettled && posted === undefined && page.isPersonal !== true;
    const data = dataOfPage({
      ...{ page, request, services, rendered: rendered.found },
      dealerSearchAddress: context.dealerSearchAddress,
    });
    const head = await rendered.found.module.head(services);
    const beside = consentQuestion(site, path, page.language ?? 'en');
    const assets = { ...built, css: styles.css };
    const json = JSON.stringify(data);
    const answer = page.answer?.(services);
    const status = answer?.status ?? statusOf(read, posted);
    const isRepeatable = context.keepsDealers || area.zipcode === null || !asksProvider(request.needs);
    const file = isRepeatable && isShared && status === 200 ? dataFileOf(json) : null;
    const html = htmlDocument({
      site,
      head: resumed === null ? head : { ...head, title: errorTitle(resumed.language, head.title) },
      writtenIn: read?.kind === 'found' ? read.page.lang : undefined,
      body: rendered.body.replaceAll(PAGE_SHEET, styles.sheet),
      icons: iconSprite(rendered.body),
      data: file === null ? { id: PAGE_DATA_ID, json } : { address: pageDataAddress(file, path, query) },
      assets,
      beside,
      hasHours: rendered.body.includes(' data-hours='),
      isGuide: isGuide(path),
      startsAfterLoad: !isSettled,
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
      ...(answer?.location !== undefined && {
        location: query === '' ? answer.location : `${answer.location}?${query}`,
      }),
    };
  } finally {
    container.dispose();
  }
};

const statusOf = (read: ReadPageView | null, posted: PostedForm | undefined): number => {
  if (read?.kind === 'missing') return 404;
  if (read?.kind === 'unavailable') return 503;
  return posted === undefined ? 200 : 422;
};
