import type { ReadPageView } from '../../application/visitor/read-page/read-page-view.ts';
import { warningText } from '../../domain/content/block-warning.ts';
import type { DrawnBlock } from '../../domain/content/drawn-block.ts';
import { pageAt } from '../../ui/app/page-at.ts';
import type { PageModule } from '../../ui/app/page-module.ts';
import { wholeBlocks } from './whole-blocks.ts';

type Found = Extract<ReadPageView, { kind: 'found' }>;

/** What was drawn, and of what. */
export interface Drawing {
  readonly read: ReadPageView | null;
  readonly module: PageModule;
  readonly body: string;
}

/**
 * Draws a page. Where a block throws, the page is drawn anew without it: on the server nothing else holds up a fault
 * (specification, section 8). A page that is no content throws what it throws.
 */
export const drawContent = async (
  path: string,
  read: ReadPageView | null,
  draw: (module: PageModule) => string,
): Promise<Drawing> => {
  const { module } = await pageAt(path, read);
  try {
    return { read, module, body: draw(module) };
  } catch (fault) {
    if (read?.kind !== 'found') throw fault;
    const mended = await withoutBroken(read, path, draw);
    const again = await pageAt(path, mended);
    return { read: mended, module: again.module, body: draw(again.module) };
  }
};

const withoutBroken = async (
  { page }: Found,
  path: string,
  draw: (module: PageModule) => string,
): Promise<Found> => {
  const warnings = new Set(page.warnings);
  const faultOf = async (block: DrawnBlock): Promise<string | null> => {
    try {
      draw((await pageAt(path, { kind: 'found', page: { ...page, blocks: [block] } })).module);
      return null;
    } catch (fault) {
      return fault instanceof Error ? fault.message : String(fault);
    }
  };
  const blocks = await wholeBlocks(page.blocks, faultOf, (name, fault) =>
    warnings.add(warningText({ _tag: 'BrokenBlock', name, fault })),
  );
  return { kind: 'found', page: { ...page, blocks, warnings: [...warnings] } };
};
