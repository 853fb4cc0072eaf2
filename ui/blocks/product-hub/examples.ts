import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'The seven categories; those with a page are links', attributes: { data: {} } },
  {
    title: 'Sections, with a menu that stays in view',
    attributes: {
      data: {
        title: 'Our products',
        sections: [
          {
            anchor: 'example-air-conditioners',
            title: 'Air conditioners',
            content: '<p>Carry heat and moisture out of your home.</p>',
            image: '/drawings/products/air-conditioner.svg',
            image_alt: '',
            links: [{ text: 'See air conditioners', url: '/find-a-dealer/' }],
          },
          {
            anchor: 'example-hub-furnaces',
            title: 'Furnaces',
            content: '<p>Heat for homes with gas or oil and cold winters.</p>',
            image: '/drawings/products/furnace.svg',
            image_alt: '',
            links: [{ text: 'See furnaces', url: '/customer-care/' }],
          },
        ],
      },
    },
  },
];
