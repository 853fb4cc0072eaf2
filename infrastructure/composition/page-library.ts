import type { Clock } from '../../application/ports/clock.ts';
import type { PageLibrary } from '../../application/ports/page-library.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { RelatedArticles } from '../../application/ports/related-articles.ts';
import { BrandedPageLibrary } from '../content/branded-page-library.ts';
import { FilePageLibrary } from '../content/file-page-library.ts';
import { FixedPageLibrary } from '../content/fixed-page-library.ts';
import { LayeredPageLibrary } from '../content/layered-page-library.ts';
import { LimitedPageLibrary } from '../content/limited-page-library.ts';
import { LibraryRelatedArticles } from '../content/library-related-articles.ts';
import { WordPressPageLibrary } from '../content/wordpress-page-library.ts';
import { WordPressRelatedArticles } from '../content/wordpress-related-articles.ts';
import { WordPressSource } from '../content/wordpress-source.ts';
import type { Settings } from '../settings/settings.ts';
import { styleguide } from './styleguide.ts';

/** In milliseconds. */
const WORDPRESS_TIMEOUT_MS = 5_000;

/** Where pages come from, and how a path is read anew before its time. */
export interface OpenedLibrary {
  readonly library: PageLibrary;
  /** Those of the WordPress beside those among the pages. */
  readonly articles: RelatedArticles;
  readonly purge: (path: string) => void;
}

/** The folder of the pages that ship, and whether nobody changes it while the server runs. */
export interface ShippedPages {
  readonly folder: string;
  readonly isFixed: boolean;
}

/** The operator's folder first, then a WordPress, then the pages that ship. */
export const pageLibrary = async (
  { contentDir, contentLimits, wordpressGraphqlUrl, brandName }: Settings,
  shipped: ShippedPages,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): Promise<OpenedLibrary> => {
  const source =
    wordpressGraphqlUrl === null
      ? null
      : new WordPressSource(
          {
            address: wordpressGraphqlUrl,
            timeoutMs: WORDPRESS_TIMEOUT_MS,
            maxKilobytes: contentLimits.kilobytes,
          },
          log,
        );
  const wordpress = source && new WordPressPageLibrary(source, clock);
  const limited = (pages: PageLibrary): PageLibrary => new LimitedPageLibrary(pages, contentLimits, log);
  const layers: ReadonlyArray<PageLibrary> = [
    ...(contentDir === null
      ? []
      : [limited(new FilePageLibrary(contentDir, { log, maxKilobytes: contentLimits.kilobytes }))]),
    ...(wordpress === null ? [] : [limited(wordpress)]),
    new FilePageLibrary(shipped.folder, { isFixed: shipped.isFixed, log }),
    new FixedPageLibrary([await styleguide()]),
  ];
  const library = new BrandedPageLibrary(new LayeredPageLibrary(layers), brandName);
  const posts = source === null ? undefined : new WordPressRelatedArticles(source, clock);
  return {
    library,
    articles: new LibraryRelatedArticles(library, posts),
    purge: (path) => wordpress?.purge(path),
  };
};
