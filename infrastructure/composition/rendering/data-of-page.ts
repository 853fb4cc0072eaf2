import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import { LIST_PATHS } from '../../../application/visitor/find-dealers/list-paths.ts';
import type { PageModule } from '../../../ui/app/page-module.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { handedViewsOf } from '../capabilities/handed-views.ts';
import { viewsOf } from '../capabilities/server-capabilities.ts';
import type { RequestOptions } from '../capabilities/server-capability.ts';
import type { FoundPage } from '../locate-page.ts';
import type { PageData } from '../page-data.ts';

/** A page once it is rendered. */
interface DataOptions {
  readonly page: PageModule;
  /** The page as it was rendered in the end, without what broke. */
  readonly rendered: FoundPage;
  readonly request: RequestOptions;
  readonly services: Services;
  readonly dealerSearchAddress: string;
}

/** What the html of a page hands to the browser. */
export const dataOfPage = ({
  page,
  rendered,
  services,
  dealerSearchAddress,
  request: { site, area, language, resumed, callRoutingGroup },
}: DataOptions): PageData => ({
  ...{ site, area },
  ...(language !== 'en' && { language }),
  read: resumedRead(rendered),
  readsAddress: page.readsAddress === true,
  startsLate: page.startsLate ?? [],
  dealerSearch: { address: dealerSearchAddress, callRoutingGroup, listPath: LIST_PATHS[language] },
  capabilities: viewsOf(page.needs ?? [], services),
  handed: handedViewsOf(services),
  ...(resumed !== null && { posted: resumed }),
});

/** What was read, less what the browser finds in the html. */
const resumedRead = ({ read, module: { resumed } }: FoundPage): ReadPageView | null =>
  resumed === undefined ? read : { kind: 'found', page: resumed };
