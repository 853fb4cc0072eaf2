import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import { warningText } from '../../../domain/content/blocks/block-warning.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import type { PageModule } from '../../../ui/app/page-module.ts';
import type { FoundPage, LocatePage } from '../locate-page.ts';
import { renderableBlocks } from './renderable-blocks.ts';

type Found = Extract<ReadPageView, { kind: 'found' }>;

/** What was rendered, and of what. */
export interface RenderedContent {
  readonly found: FoundPage;
  readonly body: string;
}

/**
 * Renders a page. Where a block throws, the page is rendered anew without it: on the server nothing else holds up a fault
 * (specification, section 8). A page that is no content throws what it throws.
 */
export const renderContent = async (
  found: FoundPage,
  locate: LocatePage,
  renderParts: (module: PageModule) => string,
): Promise<RenderedContent> => {
  const render = (module: PageModule): string => whole(renderParts(module));
  try {
    return { found, body: render(found.module) };
  } catch (fault) {
    if (found.read?.kind !== 'found') throw fault;
    const mended = await locate(found.path, await withoutBroken(found.read, found.path, locate, render));
    return { found: mended, body: render(mended.module) };
  }
};

/** What React leaves where a part that may start late threw: the page goes on without it, and nothing is said. */
const BROKEN_PART = '<!--$!-->';

const whole = (body: string): string => {
  if (body.includes(BROKEN_PART)) throw new Error('A block that starts late cannot be rendered');
  return body;
};

const withoutBroken = async (
  { page }: Found,
  path: string,
  locate: LocatePage,
  render: (module: PageModule) => string,
): Promise<Found> => {
  const warnings = new Set(page.warnings);
  const faultOf = async (block: RenderableBlock): Promise<string | null> => {
    try {
      render((await locate(path, { kind: 'found', page: { ...page, blocks: [block] } })).module);
      return null;
    } catch (fault) {
      return fault instanceof Error ? fault.message : String(fault);
    }
  };
  const blocks = await renderableBlocks(page.blocks, faultOf, (name, fault) =>
    warnings.add(warningText({ _tag: 'BrokenBlock', name, fault })),
  );
  return { kind: 'found', page: { ...page, blocks, warnings: [...warnings] } };
};
