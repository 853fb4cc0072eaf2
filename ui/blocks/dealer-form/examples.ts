import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With its topic set',
    attributes: {
      data: {
        heading: 'Ask a dealer near you',
        description: 'Two short steps. A local dealer gets in touch within 24 to 48 hours.',
      },
    },
  },
];
