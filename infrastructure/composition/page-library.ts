import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { ServedPage } from '../../application/provider/check-content/check-content.ts';
import { dayOf, type Clock } from '../../application/ports/clock.ts';
import type { LibraryUnavailable, PageLibrary } from '../../application/ports/content/page-library.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { RelatedArticles } from '../../application/ports/content/related-articles.ts';
import { siteFactTable } from '../../domain/content/facts.ts';
import type { SearchEntry } from '../../domain/search/search-hit.ts';
import type { BlockDefinitions } from '../../ui/blocks/load-definitions.ts';
import { brandRewriting } from '../content/libraries/brand-rewriting.ts';
import { FilePageLibrary } from '../content/folder/file-page-library.ts';
import { WatchedFolder } from '../content/folder/watched-folder.ts';
import { DraftPages } from '../content/libraries/draft-pages.ts';
import { factRewriting } from '../content/libraries/fact-rewriting.ts';
import { RewrittenPageLibrary } from '../content/libraries/rewritten-page-library.ts';
import { FixedPageLibrary } from '../content/libraries/fixed-page-library.ts';
import { LayeredPageLibrary } from '../content/libraries/layered-page-library.ts';
import { LimitedPageLibrary } from '../content/libraries/limited-page-library.ts';
import { LibraryRelatedArticles } from '../content/libraries/library-related-articles.ts';
import { ListingPageLibrary } from '../content/libraries/listing-page-library.ts';
import { KnownPagesFile, NO_KNOWN_PAGES } from '../content/wordpress/known-pages.ts';
import { WordPressPageLibrary } from '../content/wordpress/wordpress-page-library.ts';
import { WordPressRelatedArticles } from '../content/wordpress/wordpress-related-articles.ts';
import { WordPressSource } from '../content/wordpress/wordpress-source.ts';
import type { Settings } from '../settings/settings.ts';
import { rendersBlock } from './rendered-names.ts';
import { viewSite } from './site-facts.ts';
import { styleguide } from './styleguide.ts';

const NOT_SERVED: ServedPage = { lastRead: null, staleSince: null, formerPaths: [] };

const WORDPRESS_TIMEOUT_MS = 5_000;

/** The page library and the services that depend on it. */
export interface OpenedLibrary {
  readonly library: PageLibrary;
  /** The search entries of the style guide. */
  readonly blocks: ReadonlyArray<SearchEntry>;
  /** Related articles, from WordPress and from the other pages. */
  readonly articles: RelatedArticles;
  readonly purge: (path: string) => void;
  /** When the older version was read that a purged page still shows, in milliseconds since 1970. Null when it shows the new one. */
  readonly staleSince: (path: string) => number | null;
  /** What the site's server, which saves it in `DATA_DIR`, knows about a page of WordPress. */
  readonly servedPage: (path: string) => ServedPage;
  /** Where the page that was last at a path is now. Null when it has not moved. */
  readonly movedTo: (path: string) => string | null;
  /** The path of WordPress's public page or post with an id. Null when there is none. */
  readonly pathOfId: (id: number) => string | null;
  /**
   * Loads an editor's saved version of a page by id, published or not, and calls `look` with a path that only this draft has. None when
   * the id doesn't exist.
   */
  readonly preview: <A>(
    id: number,
    look: (path: string) => Promise<A>,
  ) => Promise<E.Either<LibraryUnavailable, O.Option<A>>>;
  /** Stops watching for changes. */
  readonly close: () => void;
}

/** The folders of the pages and of the blocks' examples that ship, and whether the pages stay unchanged while the server runs. */
export interface ShippedPages {
  readonly folder: string;
  readonly blocks: string;
  readonly isFixed: boolean;
}

interface LibraryParts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly definitions: BlockDefinitions;
  /** Whether to watch for changes and save data for the next start, like a server. If false, pages are read once. */
  readonly isServing: boolean;
}

/** Opens the page library: first the operator's folder, then WordPress, then the pages that ship. */
export const pageLibrary = async (
  settings: Settings,
  shipped: ShippedPages,
  parts: LibraryParts,
): Promise<OpenedLibrary> => {
  const { clock, log, isServing } = parts;
  const watched: WatchedFolder[] = [];
  const { contentLimits } = settings;
  const limited = (pages: PageLibrary): PageLibrary => new LimitedPageLibrary(pages, contentLimits, log);
  const files = async (folder: string, isFixed: boolean, maxKilobytes?: number): Promise<PageLibrary> => {
    const library = new FilePageLibrary(folder, log, { ...(maxKilobytes !== undefined && { maxKilobytes }) });
    const changes = new WatchedFolder(() => library.refresh(), clock);
    if (isServing && !isFixed) watched.push(changes);
    await (isServing && !isFixed ? changes.open() : library.refresh());
    return library;
  };
  const wordpress = await openWordPress(settings, parts);
  const drafts = new DraftPages();
  const { pages, entries } = await styleguide(parts.definitions, shipped.blocks);
  const layers: ReadonlyArray<PageLibrary> = [
    ...(settings.contentDir === null
      ? []
      : [limited(await files(settings.contentDir, false, contentLimits.kilobytes))]),
    ...(wordpress === null ? [] : [limited(wordpress.library)]),
    await files(shipped.folder, shipped.isFixed),
    new FixedPageLibrary(pages),
    drafts,
  ];
  const facts = siteFactTable(viewSite(settings).defaultPhone, () => dayOf(clock));
  const library = new RewrittenPageLibrary(new ListingPageLibrary(new LayeredPageLibrary(layers)), [
    factRewriting(facts),
    brandRewriting(settings.brandName),
  ]);
  return {
    library,
    blocks: entries,
    articles: new LibraryRelatedArticles(library, wordpress?.articles),
    purge: (path) => wordpress?.library.purge(path),
    staleSince: (path) => wordpress?.library.staleSince(path) ?? null,
    servedPage: (path) => wordpress?.served(path) ?? NOT_SERVED,
    movedTo: (path) => wordpress?.source.paths.movedTo(path) ?? null,
    pathOfId: (id) => wordpress?.source.paths.pathOf(id) ?? null,
    preview: async (id, look) => {
      const draft = (await wordpress?.source.draft(id)()) ?? E.right(O.none);
      if (E.isLeft(draft)) return E.left({ _tag: 'LibraryUnavailable', reason: draft.left });
      if (O.isNone(draft.right)) return E.right(O.none);
      return E.right(O.some(await drafts.show(draft.right.value, look)));
    },
    close: () => watched.forEach((each) => each.close()),
  };
};

const openWordPress = async (settings: Settings, { clock, log, isServing }: LibraryParts) => {
  const { siteUrl, dataDir, contentLimits, wordpressUrl: address, wordpressLogin: login } = settings;
  if (address === null) return null;
  if (login === null && isServing) log.warning(NO_LOGIN);
  const source = new WordPressSource(
    {
      access: { address, login },
      siteUrl,
      renders: rendersBlock,
      timeoutMs: WORDPRESS_TIMEOUT_MS,
      maxKilobytes: contentLimits.kilobytes,
    },
    { clock, log },
  );
  const known = new KnownPagesFile(dataDir, address, log);
  const library = new WordPressPageLibrary(source, clock, isServing ? known : NO_KNOWN_PAGES);
  await library.open();
  const saved = isServing ? null : await known.read();
  if (saved !== null) source.paths.restore(saved.paths);
  const served = new Map(saved?.versions?.map((version) => [version[0], version]));
  return {
    source,
    library,
    articles: new WordPressRelatedArticles(source, clock),
    served: (path: string): ServedPage => {
      const [, readAt = null, shown] = served.get(path) ?? [];
      const [, , now] = library.versions.find(([key]) => key === path) ?? [];
      return {
        lastRead: readAt,
        staleSince: shown === undefined || now === undefined || shown === now ? null : readAt,
        formerPaths: source.paths.formerOf(path),
      };
    },
  };
};

const NO_LOGIN =
  'Pages of WORDPRESS_URL are read as WordPress shows them: blocks of plugins lose what only their markup says, and reusable blocks their names. Set WORDPRESS_USER and WORDPRESS_APP_PASSWORD.';
