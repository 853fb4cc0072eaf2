import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'The six categories; those with a page are links', attributes: { data: {} } },
  {
    title: 'Your own tiles: this page, another page, a page that doesn’t exist, and one without a link',
    attributes: {
      data: {
        title: 'Where would you like to begin?',
        items: [
          {
            text: 'Every block',
            details: 'You are looking at them.',
            imageUrl: '/drawings/products/heat-pump.svg',
            imageUrl_alt: '',
            href: '/styleguide/',
          },
          {
            text: 'A dealer near you',
            details: 'Compare ratings, certifications and distance.',
            handCopy: 'Rated',
            exclusiveCopy: 'Certified',
            energyCopy: 'Nearby',
            imageUrl: { sourceUrl: '/drawings/outdoor-unit.svg', altText: '', width: 640, height: 400 },
            href: '/find-a-dealer/',
          },
          { text: 'Furnaces', details: 'With the drawing of its category.', href: '/products/furnaces/' },
          { text: 'Geothermal loops', handCopy: 'Quiet' },
        ],
      },
    },
  },
];
