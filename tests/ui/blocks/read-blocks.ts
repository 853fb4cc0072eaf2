import type { BlockCatalogue } from '../../../application/ports/content/block-catalogue.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { ReadPage } from '../../../application/visitor/read-page/read-page.ts';
import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import { wholeBlock, type SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';

/** The facts of the site for the blocks. */
export const SITE: SiteFacts = {
  brandName: 'RunTru',
  siteUrl: 'https://www.example.com',
  defaultPhone: { text: '1-800-555-0199', address: 'tel:+18005550199' },
  isSample: false,
  season: 'winter',
  isOfficeOpen: true,
  isAfterHours: false,
  bookableDays: { today: '2026-11-20', first: '2026-11-21', last: '2027-01-19' },
  year: 2026,
};

/** The path of the page with the blocks. */
export const PATH = '/page/';

let catalogue: BlockCatalogue | null = null;

/** A page of blocks as the server reads it. */
export const readPageOf = async (sketched: ReadonlyArray<SketchedBlock>): Promise<ReadPageView> => {
  catalogue ??= blockCatalogue(await loadDefinitions(), { ...SITE, widgetHosts: [] });
  const library = new MemoryPageLibrary();
  library.write({
    path: PATH,
    locale: 'en_US',
    title: 'Page',
    description: '',
    blocks: sketched.map(wholeBlock),
  });
  return new ReadPage({ library, catalogue, log: new MemoryLogger(), movedTo: () => null }, SITE).at(PATH);
};

/** The blocks of such a page with their props, ready to render. */
export const readBlocks = async (
  ...sketched: ReadonlyArray<SketchedBlock>
): Promise<ReadonlyArray<RenderableBlock>> => {
  const read = await readPageOf(sketched);
  return read.kind === 'found' ? read.page.blocks : [];
};
