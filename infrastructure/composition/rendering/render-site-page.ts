import { renderPage, type PageAddress } from '../../pages/render-page.ts';
import type { PostedForm, RenderedPage } from '../../pages/rendered-page.ts';
import { openPage } from './open-page.tsx';
import type { PageContext } from './page-context.ts';

/** Renders a page of the site. `posted` and `takeTurn` as in `Pages`. */
export type RenderSitePage = (
  context: PageContext,
  address: PageAddress,
  posted?: PostedForm,
  takeTurn?: () => Promise<void>,
) => Promise<RenderedPage>;

export const renderSitePage: RenderSitePage = async (context, address, posted, takeTurn) =>
  renderPage(await openPage(context, address, posted), address, takeTurn);
