import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import { LIST_PATHS } from '../../../application/visitor/find-dealers/list-paths.ts';
import type { PageModule } from '../../../ui/app/page-module.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { serverViewsOf } from '../capabilities/server-views.ts';
import { viewsOf } from '../capabilities/server-capabilities.ts';
import type { RequestOptions } from '../capabilities/server-capability.ts';
import type { FoundPage } from '../locate-page.ts';
import type { PageData } from '../page-data.ts';

interface DataOptions {
  readonly page: PageModule;
  /** The page without the blocks that failed to render. */
  readonly rendered: FoundPage;
  readonly request: RequestOptions;
  readonly services: Services;
  readonly dealerSearchAddress: string;
}

/** The hydration data of a page. */
export const dataOfPage = ({
  page,
  rendered,
  services,
  dealerSearchAddress,
  request: { site, area, language, resumed, callRoutingGroup },
}: DataOptions): PageData => ({
  site,
  area,
  ...(language !== 'en' && { language }),
  read: resumedRead(rendered),
  readsAddress: page.readsAddress === true,
  startsLate: page.startsLate ?? [],
  dealerSearch: { address: dealerSearchAddress, callRoutingGroup, listPath: LIST_PATHS[language] },
  capabilities: viewsOf(page.needs ?? [], services),
  serverViews: serverViewsOf(services),
  ...(resumed !== null && { posted: resumed }),
});

/** The content without the parts that the browser reads from the html. */
const resumedRead = ({ read, module: { browserContent } }: FoundPage): ReadPageView | null =>
  browserContent === undefined ? read : { kind: 'found', page: browserContent };
