import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Before a zip is known; afterward it shows how many dealers there are and the two best rated',
    attributes: {
      data: {
        title: 'Local pros, rated by homeowners',
        description: 'Read what homeowners near you say before you call.',
        button_text: 'Find a dealer',
        url: '/find-a-dealer/',
        cards: [
          {
            block_title: 'Ratings you can weigh',
            description: 'Every rating shows how many reviews are behind it. No reviews yet? No stars.',
          },
          {
            block_title: 'Badges that mean something',
            description: 'NATE Certified, 24/7 Emergency Service and more. Tap one to learn more.',
          },
        ],
      },
    },
  },
];
