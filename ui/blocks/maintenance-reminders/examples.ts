import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Shows only on maintenance tip pages', attributes: { data: {} } },
];
