import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Nothing, but on a page of maintenance tips', attributes: { data: {} } },
];
