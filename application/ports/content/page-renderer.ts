import type { TaskEither } from 'fp-ts/TaskEither';
import type { BlockWarning } from '../../../domain/content/blocks/block-warning.ts';
import type { PageOutline } from '../../../domain/content/checks/page-outline.ts';

/** The page couldn't be rendered: it is missing, or something other than a block threw. */
export interface RenderingFailed {
  readonly _tag: 'RenderingFailed';
  readonly reason: string;
}

/** The result of reading, decoding and rendering a page. */
export interface PageRendering {
  /** What was dropped while reading, in document order. */
  readonly warnings: ReadonlyArray<BlockWarning>;
  /** The log lines of blocks that threw while rendering. */
  readonly broken: ReadonlyArray<string>;
  readonly outline: PageOutline;
}

/** Renders pages so that their output can be checked. */
export interface PageRenderer {
  /** Renders the page at a path, which must start and end with a slash. */
  readonly render: (path: string) => TaskEither<RenderingFailed, PageRendering>;
}
