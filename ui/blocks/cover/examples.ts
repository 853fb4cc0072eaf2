import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Blocks over a picture',
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
    title: 'Full width, on a tinted background',
    attributes: { overlayColor: 'mist', align: 'full' },
    innerBlocks: [{ name: 'core/paragraph', attributes: { content: 'Steady <em>comfort</em>, all year.' } }],
  },
  {
    title: 'Older content: the text is only in the saved HTML',
    attributes: { url: '/share-image.jpg', alt: '' },
    originalContent:
      '<div class="wp-block-cover has-background-dim"><p class="wp-block-cover-text">Warm rooms, calm bills</p></div>',
  },
];
