import type { Block } from './block.ts';
import { wholeBlock } from './sketched-block.ts';

/** Core blocks of pages that the site writes itself. `content` is html. */

export const heading = (level: number, content: string, anchor?: string): Block =>
  wholeBlock({
    name: 'core/heading',
    attributes: { level, content, ...(anchor !== undefined && { anchor }) },
  });

export const paragraph = (content: string): Block =>
  wholeBlock({ name: 'core/paragraph', attributes: { content } });

export const list = (items: ReadonlyArray<string>): Block =>
  wholeBlock({
    name: 'core/list',
    innerBlocks: items.map((content) => ({ name: 'core/list-item', attributes: { content } })),
  });
