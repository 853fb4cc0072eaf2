import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A column on its own takes the full width',
    attributes: { width: '50%', verticalAlignment: 'bottom' },
    innerBlocks: [
      {
        name: 'core/paragraph',
        attributes: { content: 'Keep plants two feet away from the outdoor unit.' },
      },
    ],
  },
];
