import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Before a zip is given',
    attributes: {
      data: {
        heading: 'What could you save?',
        description: 'Enter your zip to see what programs near you may pay toward a new system.',
        hide_slider: '1',
      },
    },
  },
];
