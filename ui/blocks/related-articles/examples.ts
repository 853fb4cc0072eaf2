import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Three of its page; nothing where the site has no articles', attributes: { data: {} } },
  {
    title: 'A title of its own, and at most six',
    attributes: { data: { title: 'Read on', count: '6' } },
  },
];
