import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'A cutaway with its parts by number', attributes: { data: { drawing: 'furnaces' } } },
  {
    title: 'A scale, below a heading',
    attributes: { data: { drawing: 'humidity-control', heading_tag: 'h3' } },
  },
];
