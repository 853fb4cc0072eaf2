import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { codeSearched } from '../../../application/visitor/find-dealers/search-address.ts';
import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import { errorTitle } from '../../../application/visitor/send-request/texts.ts';
import { App } from '../../../ui/app/app.tsx';
import { layoutParts } from '../../../ui/app/layout/layout-parts.ts';
import type { PageModule } from '../../../ui/app/page-module.ts';
import { routeOf } from '../../../ui/app/routes.ts';
import { SeamsProvider } from '../../../ui/components/part/part.tsx';
import { PAGE_SHEET } from '../../../ui/components/page-sheet/page-sheet.tsx';
import type { OpenedPage, ShownPage } from '../../pages/opened-page.ts';
import type { PageAddress } from '../../pages/render-page.ts';
import type { Posted } from '../../server/pages/posted.ts';
import { spendSince } from '../../system/spending.ts';
import { withTimeout } from '../../system/with-timeout.ts';
import { asksProvider } from '../capabilities/server-capabilities.ts';
import type { RequestOptions } from '../capabilities/server-capability.ts';
import { consentQuestion } from '../consent-question.tsx';
import { createRequestContainer } from '../containers/request-container.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { cspSources } from '../csp-sources.ts';
import { PAGE_DATA_ID } from '../page-data.ts';
import { resumedForm } from '../resumed-form.ts';
import { servicesOf } from '../visitor/services.ts';
import { printedLine } from './printed-line.ts';
import { dataOfPage } from './data-of-page.ts';
import { filesOfPage } from './files-of-page.ts';
import { iconSprite } from './icon-sprite.tsx';
import type { PageContext } from './page-context.ts';
import { renderContent } from './render-content.ts';
import { marksOfPage, scriptsOfPage } from './scripts-of-page.ts';

/** Opens the page of a URL with its own use cases. `posted` is the form or household that was posted. */
export const openPage = async (
  context: PageContext,
  { path, query }: PageAddress,
  posted?: Posted,
): Promise<OpenedPage> => {
  const { processContainer, keepsDealers, dealerSearchAddress } = context;
  const { tagManagerId, ...unmeasured } = context.site();
  const read = routeOf(path) === null ? await processContainer.get(SERVER_TOKENS.readPage).at(path) : null;
  const found = await context.locatePage(path, read);
  const page = found.module;
  const address = new URLSearchParams(query);
  const isSecret = page.isSecret?.(address) === true;
  const isMeasured = tagManagerId !== undefined && !isSecret;
  const site = isMeasured ? { ...unmeasured, tagManagerId } : unmeasured;
  const assets = await context.assetsOf(filesOfPage(found, isMeasured));
  const budget = context.budgets.of(address);
  const area = { zipcode: codeSearched(address) };
  const form = posted === undefined || 'stated' in posted || 'followed' in posted ? null : posted;
  const resumed = form === null ? null : resumedForm(form, site.bookableDays.today);
  const request: RequestOptions = {
    language: page.language ?? 'en',
    site,
    callRoutingGroup: context.callRoutingGroup,
    resumed,
    area,
    retryPolicy: budget.retryPolicy,
    askedDealer: address.get('dealer'),
    ...(posted !== undefined && ('stated' in posted || 'followed' in posted) && posted),
  };
  const container = createRequestContainer(processContainer, request);
  const services = servicesOf(container, site);
  const render = (module: PageModule, hasSeams: boolean): string =>
    renderToString(
      <StaticRouter location={query === '' ? path : `${path}?${query}`}>
        <SeamsProvider value={hasSeams}>
          <App services={services} page={module} parts={layoutParts} />
        </SeamsProvider>
      </StaticRouter>,
    );

  const show = async (): Promise<ShownPage> => {
    const began = process.threadCpuUsage();
    const rendered = await renderContent(found, context.locatePage, render);
    spendSince(began);
    const { body } = rendered;
    const head = await rendered.found.module.head(services, address);
    const answer = page.answer?.(services);
    const data = dataOfPage({ page, request, services, rendered: rendered.found, dealerSearchAddress });
    return {
      status: answer?.status ?? statusOf(read, form !== null),
      ...(answer?.location !== undefined && { location: answer.location }),
      head: resumed === null ? head : { ...head, title: errorTitle(resumed.language, head.title) },
      writtenIn: read?.kind === 'found' ? read.page.lang : undefined,
      body,
      icons: iconSprite(body),
      sheetPlaceholder: PAGE_SHEET,
      printed: printedLine(site, head),
      appended: consentQuestion(site, path, page.language ?? 'en'),
      marks: marksOfPage(path),
      scripts: scriptsOfPage(context.scripts, { path, body, language: head.language ?? 'en', isMeasured }),
      data: { id: PAGE_DATA_ID, json: JSON.stringify(data) },
      isRepeatable: keepsDealers || area.zipcode === null || !asksProvider(page.needs ?? []),
      isSettled: page.isUnsettled?.(services) !== true,
      isPersonal: posted !== undefined || page.isPersonal === true,
      isSecret,
      foreign: cspSources(page, rendered, { ...context.widgets, isMeasured }),
    };
  };

  return {
    site,
    assets,
    show,
    prepare: () =>
      context.budgets.within(
        budget,
        async () =>
          void (await Promise.all([
            withTimeout(budget.ms, page.prepare?.(services, address, path)),
            services.suggestCode.ask(form?.values.zip ?? address.get('zip') ?? ''),
          ])),
      ),
    close: () => container.dispose(),
  };
};

const statusOf = (read: ReadPageView | null, isRefused: boolean): number => {
  if (read?.kind === 'missing') return 404;
  if (read?.kind === 'unavailable') return 503;
  return isRefused ? 422 : 200;
};
