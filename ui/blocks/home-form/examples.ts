import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Step 1: the topic', attributes: { data: {} } },
];
