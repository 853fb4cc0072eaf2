import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Blocks on a picture',
    attributes: { url: '/share-image.jpg', alt: '', dimRatio: 50 },
    innerBlocks: [
      { name: 'core/heading', attributes: { content: 'Ready before the first cold night', level: 3 } },
      {
        name: 'core/paragraph',
        attributes: { content: 'Test the heat early, while dealers still have time.' },
      },
      { name: 'core/button', attributes: { text: 'Find a dealer', url: '/find-a-dealer/' } },
    ],
  },
  {
    title: 'On a surface, from edge to edge',
    attributes: { overlayColor: 'mist', align: 'full' },
    innerBlocks: [{ name: 'core/paragraph', attributes: { content: 'Steady <em>comfort</em>, all year.' } }],
  },
  {
    title: 'An older content: its text stands in the saved html',
    attributes: { url: '/share-image.jpg', alt: '' },
    originalContent:
      '<div class="wp-block-cover has-background-dim"><p class="wp-block-cover-text">Warm rooms, calm bills</p></div>',
  },
];
