import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'The 60-day rule as a date calculator', attributes: { data: {} } },
];
