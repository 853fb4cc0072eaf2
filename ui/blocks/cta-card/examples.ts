import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A picture, and a button that opens a form above the page',
    attributes: {
      data: {
        title: 'Not sure who to ask?',
        description:
          '<p>Leave your details and a dealer near you will get in touch within 24 to 48 hours.</p>',
        image: {
          sourceUrl: '/drawings/outdoor-unit.svg',
          altText: 'An outdoor unit beside a house',
          width: 640,
          height: 400,
        },
        button_text: 'Get help',
        url: '/get-help/',
        buttonStyle: 'primary',
        bgColor: 'white',
      },
    },
  },
  {
    title: 'Text only, on a tint',
    attributes: {
      data: {
        title: 'See what you may save',
        description: 'Your utility or state may help pay for a new system.',
        button_text: 'Check rebates',
        url: '/resources/rebates/',
        buttonStyle: 'secondary',
        bgColor: 'leaf',
      },
    },
  },
  {
    title: 'A link instead of a button, and a larger heading',
    attributes: {
      data: {
        title: 'Check the filter first',
        heading_tag: 'h2',
        description: 'A clogged one is a common reason for a call to a dealer. Look at it once a month.',
        button_text: 'Read the maintenance tips',
        url: '/resources/maintenance-tips/',
        buttonStyle: 'tertiary',
        bgColor: 'mist',
      },
    },
  },
  {
    title: 'On a dark background',
    attributes: {
      data: {
        title: 'No heat tonight?',
        description: 'See dealers near you who answer 24/7.',
        button_text: 'Find a dealer',
        url: '/find-a-dealer/',
        buttonStyle: 'primary',
        bgColor: 'ink',
      },
    },
  },
];
