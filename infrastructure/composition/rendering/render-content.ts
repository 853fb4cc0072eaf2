import type { ReadPageView } from '../../../application/visitor/read-page/read-page-view.ts';
import { warningText } from '../../../domain/content/blocks/block-warning.ts';
import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import type { PageModule } from '../../../ui/app/page-module.ts';
import type { FoundPage, LocatePage } from '../locate-page.ts';
import { renderableBlocks } from './renderable-blocks.ts';

type Found = Extract<ReadPageView, { kind: 'found' }>;

/** The html body of a page, and the page that was rendered. */
export interface RenderedContent {
  readonly found: FoundPage;
  readonly body: string;
}

/**
 * Renders a page. If a block throws, renders the page again without it, because the server has no error boundaries (specification, section
 * 8). For a page without content, the error is rethrown.
 */
export const renderContent = async (
  found: FoundPage,
  locate: LocatePage,
  renderParts: (module: PageModule, hasSeams: boolean) => string,
): Promise<RenderedContent> => {
  const render = (module: PageModule): string => {
    const body = renderParts(module, true);
    // Without seams, the error gets out.
    if (body.includes(BROKEN_PART)) renderParts(module, false);
    return body;
  };
  try {
    return { found, body: render(found.module) };
  } catch (fault) {
    if (found.read?.kind !== 'found') throw fault;
    const mended = await locate(found.path, await withoutBroken(found.read, found.path, locate, render));
    return { found: mended, body: render(mended.module) };
  }
};

/** React's marker for a part whose content threw. React swallows the error. */
const BROKEN_PART = '<!--$!-->';

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
