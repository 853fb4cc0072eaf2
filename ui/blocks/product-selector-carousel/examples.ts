import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

const ITEMS = [
  {
    text: 'Furnaces',
    details: 'Heat for homes with gas or oil and cold winters.',
    handCopy: 'Warm',
    exclusiveCopy: 'Gas or oil',
    energyCopy: 'For cold winters',
    href: '/products/furnaces/',
  },
  {
    text: 'Every block',
    details: 'The page that is read is marked.',
    imageUrl: '/drawings/products/air-handler.svg',
    imageUrl_alt: '',
    href: '/styleguide/',
  },
  {
    text: 'A dealer near you',
    imageUrl: '/drawings/products/heat-pump.svg',
    imageUrl_alt: '',
    href: '/find-a-dealer/',
  },
  {
    text: 'Customer care',
    imageUrl: '/drawings/products/indoor-air-quality.svg',
    imageUrl_alt: '',
    href: '/customer-care/',
  },
];

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'The six categories; those with a page are links',
    attributes: { data: { title: 'What are you looking for?', hide_dropdown: '1' } },
  },
  {
    title: 'This page is one of them; phones also get a dropdown',
    attributes: { data: { title: 'More for your home', items: ITEMS } },
  },
  {
    title: 'One card',
    attributes: { data: { title: 'Our pick', items: ITEMS.slice(0, 1) } },
  },
];
