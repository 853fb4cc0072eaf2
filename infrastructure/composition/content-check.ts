import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { Container } from 'inversify';
import type { Logger } from '../../application/ports/logger.ts';
import type { PageLibrary } from '../../application/ports/content/page-library.ts';
import type { CheckContent } from '../../application/provider/check-content/check-content.ts';
import { dayOf } from '../../application/ports/clock.ts';
import { siteFactTable, type FactTable } from '../../domain/content/facts.ts';
import { isSiteDocument, SITE_DOCUMENTS } from '../content/documents/site-documents.ts';
import type { ContentLimits } from '../../domain/content/checks/content-limits.ts';
import { routeOf } from '../../ui/app/routes.ts';
import { fileSizesIn, publicFiles } from '../content/check/public-files.ts';
import { FilePageLibrary } from '../content/folder/file-page-library.ts';
import { pageOrTreeOfFile } from '../content/folder/page-file.ts';
import { readText } from '../content/html/plain-text.ts';
import { readingGrade } from '../content/check/reading-grade.ts';
import { factRewriting } from '../content/libraries/fact-rewriting.ts';
import { RewrittenPageLibrary } from '../content/libraries/rewritten-page-library.ts';
import { LimitedPageLibrary } from '../content/libraries/limited-page-library.ts';
import { isOwnAddress } from '../server/own-addresses.ts';
import type { Settings } from '../settings/settings.ts';
import { CollectingLogger } from '../system/collecting-logger.ts';
import { SystemClock } from '../system/system-clock.ts';
import { blockCatalogue } from './block-catalogue.ts';
import { loadDefinitions } from '../../ui/blocks/load-definitions.ts';
import { locatePage } from './locate-page.ts';
import { pageLibrary } from './page-library.ts';
import { checkModule } from './provider/check-module.ts';
import { ServerPageRenderer } from './rendering/server-page-renderer.tsx';
import { SERVER_TOKENS } from './containers/server-tokens.ts';
import { siteFacts, viewSite } from './site-facts.ts';

/** The folders of the pages and of the blocks' examples that ship, and of the files that are served with them. */
export interface CheckedFolders {
  readonly pages: string;
  readonly blocks: string;
  readonly files: string;
}

export const builtFolders = (dist: string): CheckedFolders => ({
  pages: join(dist, 'pages'),
  blocks: join(dist, 'blocks'),
  files: join(dist, 'client'),
});

/** Creates the check of all content in the settings, or of one folder with pages and block trees instead. Opens no database. */
export const contentCheck = async (
  settings: Settings,
  folders: CheckedFolders,
  folder: string | null = null,
): Promise<CheckContent> => {
  const clock = new SystemClock();
  const log = new CollectingLogger();
  const shipped = { folder: folders.pages, blocks: folders.blocks, isFixed: true };
  const definitions = await loadDefinitions();
  const { library: pages, servedPage } = await pageLibrary(settings, shipped, {
    clock,
    log,
    definitions,
    isServing: false,
  });
  const site = siteFacts(settings, { isSample: false, clock });
  const facts = siteFactTable(site.defaultPhone, () => dayOf(clock));
  const library = folder === null ? pages : await checkedFolder(folder, settings.contentLimits, log, facts);
  const sitePaths = folder === null ? new Set<string>() : await pathsOf(pages);
  const shippedPages = new FilePageLibrary(folders.pages, new CollectingLogger());
  await shippedPages.refresh();
  const shippedPaths = await pathsOf(shippedPages);
  const catalogue = blockCatalogue(definitions, settings);
  const isFile = publicFiles([folders.files]);
  const container = new Container();
  container.load(
    checkModule({
      library,
      renderer: new ServerPageRenderer(
        library,
        catalogue,
        site,
        locatePage(definitions),
        viewSite(settings, fileSizesIn(folders.files)),
      ),
      siteUrl: settings.siteUrl,
      isAnswered: (path) =>
        sitePaths.has(path) ||
        routeOf(path) !== null ||
        isOwnAddress(path) ||
        isSiteDocument(path) ||
        isFile(path),
      isShipped: (path) => shippedPaths.has(path),
      facts,
      documents: folder === null ? SITE_DOCUMENTS : [],
      today: () => dayOf(clock),
      textOf: readText,
      gradeOf: readingGrade,
      servedPage,
      complaints: () => log.messages,
    }),
  );
  return container.get(SERVER_TOKENS.checkContent);
};

/** The paths of a library's pages. */
const pathsOf = async (pages: PageLibrary): Promise<ReadonlySet<string>> => {
  const listed = await pages.entries()();
  return new Set(E.isLeft(listed) ? [] : listed.right.map(({ path }) => path));
};

const checkedFolder = async (
  folder: string,
  limits: ContentLimits,
  log: Logger,
  facts: FactTable,
): Promise<PageLibrary> => {
  const options = { maxKilobytes: limits.kilobytes, pageOf: pageOrTreeOfFile };
  const pages = new FilePageLibrary(folder, log, options);
  await pages.refresh();
  return new RewrittenPageLibrary(new LimitedPageLibrary(pages, limits, log), [factRewriting(facts)]);
};
