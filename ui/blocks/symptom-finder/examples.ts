import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With its topic set',
    attributes: { data: { description: 'Two taps lead to what to check, and when to stop.' } },
  },
];
