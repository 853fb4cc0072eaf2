import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A picture on the left',
    attributes: {
      mediaUrl: '/drawings/change-a-filter.svg',
      mediaAlt: 'A hand slides a filter in',
      mediaType: 'image',
    },
    innerBlocks: [
      { name: 'core/heading', attributes: { content: 'Start with the filter', level: 3 } },
      {
        name: 'core/paragraph',
        attributes: { content: 'A gray filter is the most common cause of weak airflow.' },
      },
    ],
  },
  {
    title: 'On the right, on a tinted background, with a link; read from the saved HTML',
    attributes: { mediaPosition: 'right', backgroundColor: 'mist', verticalAlignment: 'top' },
    originalContent:
      '<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile"><div class="wp-block-media-text__content"></div><figure class="wp-block-media-text__media"><a href="/find-a-dealer/"><img src="/share-image.jpg" alt="A lit house at dusk"/></a></figure></div>',
    innerBlocks: [
      {
        name: 'core/paragraph',
        attributes: { content: 'A dealer nearby measures the house before naming a size.' },
      },
    ],
  },
  {
    title: 'A video',
    attributes: { mediaUrl: '/videos/even-air-small.webm', mediaType: 'video' },
    innerBlocks: [
      { name: 'core/paragraph', attributes: { content: 'How to change a filter, in one minute.' } },
    ],
  },
  {
    title: 'The picture is missing: only the text shows',
    attributes: { mediaType: 'image' },
    innerBlocks: [{ name: 'core/paragraph', attributes: { content: 'Leave the outdoor cabinet closed.' } }],
  },
];
