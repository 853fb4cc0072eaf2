import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'The box alone', attributes: { data: {} } },
  {
    title: 'The box alone, for rebates',
    attributes: {
      data: {
        leads_to: 'rebates',
        heading: 'What could you save?',
        description: 'Utilities, states and makers may pay part of a new system.',
      },
    },
  },
  {
    title: 'At the top of a page, with “use my location”',
    attributes: {
      data: {
        look: 'head',
        heading: 'Who serves your area?',
        description: 'See local heating and cooling pros, their ratings and how to reach them.',
        image: { url: '/illustrations/find-dealer.svg', alt: '' },
        my_location: '1',
      },
    },
  },
  {
    title: 'As on the home page',
    attributes: {
      data: {
        look: 'hero',
        eyebrow: 'Heating and cooling, close to home',
        heading: 'No heat? Start here.',
        description: 'Enter your zip to see local dealers, and the number to call.',
        show_phone: '1',
      },
    },
  },
];
