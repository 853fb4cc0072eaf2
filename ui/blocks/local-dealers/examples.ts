import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Reviews of any place before a zip is known; then those of dealers nearby, and how many there are',
    attributes: {
      data: {
        title: 'Local pros, rated by homeowners',
        description: 'Badges come from our dealer records, reviews from customers.',
        more_text: 'How dealers are checked',
        more_url: '/resources/how-dealers-are-checked/',
        button_text: 'See dealers near you',
        url: '/find-a-dealer/',
        cards: [
          {
            block_title: 'No heat at 2 a.m.?',
            description: 'Dealers with the 24/7 Emergency Service badge take calls around the clock.',
            url: '/find-a-dealer/',
          },
          {
            block_title: 'Ask for proof',
            description: 'Ask for the license, proof of insurance and references.',
            url: '/resources/how-dealers-are-checked/',
          },
        ],
      },
    },
  },
];
