import type { Container } from 'inversify';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { AssetsOf } from '../../pages/built-assets.ts';
import type { WidgetSettings } from '../csp-sources.ts';
import type { LocatePage } from '../locate-page.ts';
import type { SiteScripts } from './scripts-of-page.ts';
import type { RenderBudgets } from './render-budgets.ts';

/** The dependencies of rendering pages. */
export interface PageContext {
  readonly processContainer: Container;
  readonly locatePage: LocatePage;
  readonly budgets: RenderBudgets;
  readonly site: () => SiteFacts;
  readonly dealerSearchAddress: string;
  readonly callRoutingGroup: string | null;
  readonly widgets: WidgetSettings;
  readonly assetsOf: AssetsOf;
  readonly scripts: SiteScripts;
  /** Whether dealer results are constant until the version of the pages changes. */
  readonly keepsDealers: boolean;
}
