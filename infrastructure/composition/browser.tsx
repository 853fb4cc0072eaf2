import { Fragment } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { composed } from '../../ui/bindings/composed.ts';
import { showScriptedForms } from '../../ui/bindings/plain-forms.ts';
import '../../ui/theme/tokens.css';
import '../../ui/theme/base.css';
import '../../ui/theme/print.css';
import { App } from '../../ui/app/app.tsx';
import { loadPage } from '../../ui/app/load-page.ts';
import { isChangedByOthers } from '../../ui/components/part/changed-by-others.ts';
import { watchPresses } from '../../ui/components/part/press-again.ts';
import { PageSheetProvider } from '../../ui/components/page-sheet/page-sheet.tsx';
import { reportChange } from '../browser/change-report.ts';
import { holdClicksIn } from '../browser/click-replay.ts';
import { moveForeignNodes } from '../browser/foreign-nodes.ts';
import { pageDataText } from '../browser/page-data-file.ts';
import { sheetOf } from '../browser/page-sheet.ts';
import { RouterPageNavigation } from '../browser/router-page-navigation.ts';
import { showSearchOfAddress } from '../browser/search-of-address.ts';
import { followWrappedTexts } from '../browser/wrapped-texts.ts';
import { beginPage, everyPage, fillsFields } from './browser/every-page.ts';
import { decodePageData } from './browser/page-data-wire.ts';
import type { BrowserCapability } from './capabilities/browser-capability.ts';
import { loadCapabilities } from './capabilities/load-capabilities.ts';
import { PageContainer } from './containers/page-container.ts';
import { PAGE_DATA_ID } from './page-data.ts';
import { servicesOf } from './visitor/services.ts';

/** Each capability's file is its name. */
const BROWSER_MODULES = import.meta.glob<BrowserCapability<unknown>>('./capabilities/browser/*.ts');

/** What others have changed is only counted. */
const onCaughtError = (fault: unknown): void => {
  if (isChangedByOthers(fault)) reportChange();
  else console.error(fault);
};

/** Starts the application. Rejects when a file that the page needs can't be fetched; a later call tries again. */
export const start = async (): Promise<void> => {
  watchPresses();
  const data = decodePageData(await pageDataText(PAGE_DATA_ID));
  const container = new PageContainer();
  const opened = loadCapabilities(
    data,
    container,
    (need) => BROWSER_MODULES[`./capabilities/browser/${need}.ts`],
  );
  const navigation = new RouterPageNavigation();
  container.load(everyPage(opened, navigation));
  const wrappers = opened.loadFirst();
  const [page, Router] = await Promise.all([
    loadPage(window.location.pathname, data.read, {
      wrappers,
      fetchNeed: opened.load,
      holdClicks: holdClicksIn,
      knowsVisitor: () => fillsFields(opened),
    }),
    data.readsAddress
      ? import('./browser/routed-page.tsx').then(({ routedBy }) => routedBy(navigation))
      : Fragment,
    wrappers,
  ]);
  const services = servicesOf(container, data.site);
  showSearchOfAddress(document);
  const root = document.getElementById('root') as HTMLElement;
  const onStart = (): void => {
    beginPage(opened, services);
    opened.begin();
    showScriptedForms(document);
    document.documentElement.dataset['started'] = '';
  };
  await composed();
  moveForeignNodes(root);
  followWrappedTexts(root);
  hydrateRoot(
    root,
    <Router>
      <PageSheetProvider value={sheetOf(root)}>
        <App services={services} page={page} parts={null} onStart={onStart} />
      </PageSheetProvider>
    </Router>,
    { onRecoverableError: reportChange, onCaughtError },
  );
};
