import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { dayOf } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { PageLibrary } from '../../application/ports/page-library.ts';
import { CheckContent } from '../../application/provider/check-content/check-content.ts';
import type { ContentLimits } from '../../domain/content/content-limits.ts';
import { routeOf } from '../../ui/app/routes.ts';
import { FilePageLibrary } from '../content/file-page-library.ts';
import { LimitedPageLibrary } from '../content/limited-page-library.ts';
import { pageOrTreeOfFile } from '../content/page-file.ts';
import { plainText } from '../content/plain-text.ts';
import { publicFiles } from '../content/public-files.ts';
import { isOwnAddress } from '../server/own-addresses.ts';
import type { Settings } from '../settings/settings.ts';
import { CollectingLogger } from '../system/collecting-logger.ts';
import { SystemClock } from '../system/system-clock.ts';
import { blockCatalogue } from './block-catalogue.ts';
import { loadDefinitions } from '../../ui/blocks/load-definitions.ts';
import { locatePage } from './locate-page.ts';
import { pageLibrary } from './page-library.ts';
import { ServerPageRenderer } from './server-page-renderer.tsx';
import { siteFacts } from './site-facts.ts';

/** Where the pages that ship lie, and the files that are served beside pages. */
export interface CheckedFolders {
  readonly pages: string;
  readonly files: string;
}

/** The folders of a build. */
export const builtFolders = (dist: string): CheckedFolders => ({
  pages: join(dist, 'pages'),
  files: join(dist, 'client'),
});

/**
 * The check of all content that the settings name, or of one folder of pages and trees of blocks in its place; no database is
 * opened for it.
 */
export const contentCheck = async (
  settings: Settings,
  folders: CheckedFolders,
  folder: string | null = null,
): Promise<CheckContent> => {
  const clock = new SystemClock();
  const log = new CollectingLogger();
  const { library: pages } = await pageLibrary(
    settings,
    { folder: folders.pages, isFixed: true },
    { clock, log },
  );
  const library = folder === null ? pages : checkedFolder(folder, settings.contentLimits, log);
  const sitePaths = folder === null ? new Set<string>() : await pathsOf(pages);
  const definitions = await loadDefinitions();
  const catalogue = blockCatalogue(definitions, settings);
  const site = siteFacts(settings, { isSample: false, now: clock.now(), today: dayOf(clock) });
  const isFile = publicFiles([folders.files]);
  return new CheckContent({
    library,
    drawings: new ServerPageRenderer(library, catalogue, site, locatePage(definitions)),
    siteUrl: settings.siteUrl,
    isAnswered: (path) => sitePaths.has(path) || routeOf(path) !== null || isOwnAddress(path) || isFile(path),
    textOf: plainText,
    complaints: () => log.messages,
  });
};

/** The site's own pages, which the pages of a folder may lead to. */
const pathsOf = async (pages: PageLibrary): Promise<ReadonlySet<string>> => {
  const listed = await pages.entries()();
  return new Set(E.isLeft(listed) ? [] : listed.right.map(({ path }) => path));
};

const checkedFolder = (folder: string, limits: ContentLimits, log: Logger): PageLibrary =>
  new LimitedPageLibrary(
    new FilePageLibrary(folder, {
      ...{ log, isFixed: true, maxKilobytes: limits.kilobytes },
      pageOf: pageOrTreeOfFile,
    }),
    limits,
    log,
  );
