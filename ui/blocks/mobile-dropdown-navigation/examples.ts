import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Titled after this page',
    attributes: {
      data: {
        title: 'Choose a page',
        items: [
          { text: 'Find a dealer', href: '/find-a-dealer/' },
          { text: 'Style guide', href: '/styleguide/' },
          { text: 'Customer care', href: '/customer-care/' },
          { text: 'Left out until its page exists', href: '/products/geothermal/' },
        ],
      },
    },
  },
  {
    title: 'On a page that isn’t in the list',
    attributes: {
      data: {
        title: 'Go on to',
        items: [
          { text: 'Find a dealer', href: '/find-a-dealer/' },
          { text: 'Customer care', href: '/customer-care/' },
        ],
      },
    },
  },
];
