import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Three that fit the page; hidden if the site has no articles', attributes: { data: {} } },
  {
    title: 'With its own title, up to six',
    attributes: { data: { title: 'Read on', count: '6' } },
  },
];
