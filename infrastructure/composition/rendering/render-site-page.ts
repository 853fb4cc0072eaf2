import { renderPage, type PageAddress } from '../../pages/render-page.ts';
import type { RenderedPage } from '../../pages/rendered-page.ts';
import type { Posted } from '../../server/pages/posted.ts';
import { openPage } from './open-page.tsx';
import type { PageContext } from './page-context.ts';

/** Renders a page of the site. For `posted` and `takeTurn`, see `Pages`. */
export type RenderSitePage = (
  context: PageContext,
  address: PageAddress,
  posted?: Posted,
  takeTurn?: () => Promise<void>,
) => Promise<RenderedPage>;

export const renderSitePage: RenderSitePage = async (context, address, posted, takeTurn) =>
  renderPage(await openPage(context, address, posted), address, takeTurn);
