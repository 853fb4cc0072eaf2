import type { TaskEither } from 'fp-ts/TaskEither';
import type { BlockWarning } from '../../../domain/content/blocks/block-warning.ts';
import type { PageOutline } from '../../../domain/content/checks/page-outline.ts';

/** A page was not rendered at all: it is not there, or something other than a block threw. */
export interface RenderingFailed {
  readonly _tag: 'RenderingFailed';
  readonly reason: string;
}

/** What a page comes to when it is read, decoded and rendered as visitors see it. */
export interface PageRendering {
  /** What was left out while it was read; in the order of reading. */
  readonly warnings: ReadonlyArray<BlockWarning>;
  /** The console's lines on blocks that threw while they were rendered. */
  readonly broken: ReadonlyArray<string>;
  readonly outline: PageOutline;
}

/** Renders pages to check the result. */
export interface PageRenderer {
  /** The page of a path, written with a slash at both ends. */
  readonly render: (path: string) => TaskEither<RenderingFailed, PageRendering>;
}
