import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'A system from its parts, and the form that carries it', attributes: { data: {} } },
];
