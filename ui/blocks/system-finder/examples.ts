import type { BlockExample } from '../../../domain/content/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Three questions about a home', attributes: { data: {} } },
];
