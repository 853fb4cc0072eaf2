import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Container } from 'inversify';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { BlockCatalogue } from '../../../application/ports/content/block-catalogue.ts';
import type {
  RenderingFailed,
  PageRendering,
  PageRenderer,
} from '../../../application/ports/content/page-renderer.ts';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { decodeBlocks } from '../../../application/visitor/read-page/read-blocks.ts';
import { NO_RETRIES } from '../../../domain/dealer/retry-policy.ts';
import { warningText } from '../../../domain/content/blocks/block-warning.ts';
import type { ViewSite } from '../../../domain/content/blocks/block-view.ts';
import { App } from '../../../ui/app/app.tsx';
import { layoutParts } from '../../../ui/app/layout/layout-parts.ts';
import type { PageModule } from '../../../ui/app/page-module.ts';
import { SeamsProvider } from '../../../ui/components/part/part.tsx';
import { pageOutline } from '../../content/check/page-outline.ts';
import { createCheckingContainer } from '../containers/checking-container.ts';
import type { LocatePage } from '../locate-page.ts';
import { renderContent } from './render-content.ts';
import { createRequestContainer } from '../containers/request-container.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { servicesOf } from '../visitor/services.ts';

/** Renders pages like the server does, for an anonymous visitor. */
export class ServerPageRenderer implements PageRenderer {
  private readonly container: Container;

  constructor(
    private readonly library: PageLibrary,
    private readonly catalogue: BlockCatalogue,
    private readonly site: SiteFacts,
    private readonly locatePage: LocatePage,
    viewed: ViewSite = site,
  ) {
    this.container = createCheckingContainer(library, catalogue, viewed);
  }

  readonly render: PageRenderer['render'] = (path) => async () => {
    const found = await this.library.page(path)();
    if (E.isLeft(found)) return failed(found.left.reason);
    if (O.isNone(found.right)) return failed('there is no such page');
    const { warnings } = decodeBlocks(found.right.value.blocks, this.catalogue);
    const known = new Set(warnings.map(warningText));
    try {
      const rendered = await this.rendered(path);
      return E.right({ ...rendered, warnings, broken: rendered.lines.filter((line) => !known.has(line)) });
    } catch (fault) {
      return failed(fault instanceof Error ? fault.message : String(fault));
    }
  };

  private async rendered(
    path: string,
  ): Promise<Pick<PageRendering, 'outline'> & { readonly lines: ReadonlyArray<string> }> {
    const read = await this.container.get(SERVER_TOKENS.readPage).at(path);
    const container = createRequestContainer(this.container, {
      site: this.site,
      area: { zipcode: null },
      language: 'en',
      callRoutingGroup: null,
      resumed: null,
      askedDealer: null,
      retryPolicy: NO_RETRIES,
    });
    const services = servicesOf(container, this.site);
    const render = (module: PageModule, hasSeams: boolean): string =>
      renderToString(
        <StaticRouter location={path}>
          <SeamsProvider value={hasSeams}>
            <App services={services} page={module} parts={layoutParts} />
          </SeamsProvider>
        </StaticRouter>,
      );
    try {
      const page = await this.locatePage(path, read);
      await page.module.prepare?.(services, new URLSearchParams(), path);
      const { found, body } = await renderContent(page, this.locatePage, render);
      const lines = found.read?.kind === 'found' ? found.read.page.warnings : [];
      return { outline: pageOutline(body), lines };
    } finally {
      container.dispose();
    }
  }
}

const failed = (reason: string): E.Either<RenderingFailed, never> =>
  E.left({ _tag: 'RenderingFailed', reason });
