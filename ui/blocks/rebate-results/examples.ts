import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Before a zip is given', attributes: { data: { heading: 'Programs in your area' } } },
];
