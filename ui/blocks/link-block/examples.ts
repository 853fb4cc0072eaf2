import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'An icon, a description and a text for the link',
    attributes: {
      data: {
        title: 'Find a dealer near you',
        description: 'Compare ratings, certifications and distance, then call the people who do the work.',
        icon: { sourceUrl: '/icons/medal.svg', altText: '', width: 48, height: 48 },
        url: '/find-a-dealer/',
        link_text: 'See dealers',
      },
    },
  },
  {
    title: 'A picture above the text, and a larger heading',
    attributes: {
      data: {
        title: 'Clean heat in a cold snap',
        description: 'A heat pump moves heat instead of making it. See how it copes with your winter.',
        image: {
          sourceUrl: '/drawings/house-winter.svg',
          altText: 'A house in the snow with warm windows',
          width: 1200,
          height: 675,
        },
        url: '/resources/getting-started/hvac-basics/heat-pumps/',
        link_text: 'Read about heat pumps',
        heading_tag: 'h2',
      },
    },
  },
  {
    title: 'A title alone; the address is a link field',
    attributes: { data: { title: 'Customer care', url: { url: '/customer-care/', title: 'Customer care' } } },
  },
];
