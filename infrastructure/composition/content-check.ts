import { join } from 'node:path';
import { CheckContent } from '../../application/provider/check-content/check-content.ts';
import { routeOf } from '../../ui/app/routes.ts';
import { publicFiles } from '../content/check/public-files.ts';
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

/** The check of all content that the settings name; no database is opened for it. */
export const contentCheck = async (settings: Settings, folders: CheckedFolders): Promise<CheckContent> => {
  const clock = new SystemClock();
  const log = new CollectingLogger();
  const shipped = { folder: folders.pages, isFixed: true };
  const { library } = await pageLibrary(settings, shipped, { clock, log, isServing: false });
  const definitions = await loadDefinitions();
  const catalogue = blockCatalogue(definitions, settings);
  const site = siteFacts(settings, { isSample: false, clock });
  const isFile = publicFiles([folders.files]);
  return new CheckContent({
    library,
    drawings: new ServerPageRenderer(library, catalogue, site, locatePage(definitions)),
    siteUrl: settings.siteUrl,
    isAnswered: (path) => routeOf(path) !== null || isOwnAddress(path) || isFile(path),
    complaints: () => log.messages,
  });
};
