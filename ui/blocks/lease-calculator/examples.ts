import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'An offer for a lease beside the cash price', attributes: { data: {} } },
];
