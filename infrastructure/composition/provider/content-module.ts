import { ContainerModule } from 'inversify';
import type { BlockCatalogue } from '../../../application/ports/content/block-catalogue.ts';
import { ReadPage } from '../../../application/visitor/read-page/read-page.ts';
import type { ViewSite } from '../../../domain/content/blocks/block-view.ts';
import { searchEntryOf } from '../../../domain/document/document-text.ts';
import { SITE_DOCUMENTS } from '../../content/documents/site-documents.ts';
import { FixedPageLibrary } from '../../content/libraries/fixed-page-library.ts';
import { MiniSearchSiteIndex } from '../../content/search/minisearch-site-index.ts';
import type { OpenedLibrary } from '../page-library.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

export interface ContentModuleOptions extends Pick<
  OpenedLibrary,
  'library' | 'articles' | 'blocks' | 'movedTo'
> {
  readonly catalogue: BlockCatalogue;
  readonly site: ViewSite;
}

/** Binds the page library and its readers. */
export const contentModule = ({
  library,
  articles,
  blocks,
  movedTo,
  catalogue,
  site,
}: ContentModuleOptions): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.pageLibrary).toConstantValue(library);
    bind(SERVER_TOKENS.siteIndex)
      .toDynamicValue(() => new MiniSearchSiteIndex(library, SITE_DOCUMENTS.map(searchEntryOf)))
      .inSingletonScope();
    bind(SERVER_TOKENS.blockIndex)
      .toDynamicValue(() => new MiniSearchSiteIndex(new FixedPageLibrary([]), blocks))
      .inSingletonScope();
    bind(SERVER_TOKENS.relatedArticles).toConstantValue(articles);
    bind(SERVER_TOKENS.blockCatalogue).toConstantValue(catalogue);
    bind(SERVER_TOKENS.readPage)
      .toDynamicValue(
        ({ get }) =>
          new ReadPage(
            {
              library: get(SERVER_TOKENS.pageLibrary),
              catalogue: get(SERVER_TOKENS.blockCatalogue),
              log: get(TOKENS.logger),
              movedTo,
            },
            site,
          ),
      )
      .inSingletonScope();
  });
