import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Before a zip is known; then it shows how many dealers there are and the two best rated',
    attributes: {
      data: {
        title: 'Local pros, rated by homeowners',
        description: 'Read what homeowners near you say before you call.',
        button_text: 'Find a dealer',
        url: '/find-a-dealer/',
        cards: [
          {
            block_title: 'No heat at 2 a.m.?',
            description: 'Dealers with the 24/7 Emergency Service badge take calls around the clock.',
          },
          {
            block_title: 'Ask for proof',
            description: 'Ask for the license, proof of insurance and references.',
          },
        ],
      },
    },
  },
];
