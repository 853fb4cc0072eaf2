import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a caption and a set size',
    attributes: {
      url: '/share-image.jpg',
      alt: 'A lit house at dusk, with air flowing through it',
      caption: 'Steady <em>comfort</em>, all year.',
      width: 600,
      height: 315,
    },
  },
  {
    title: 'A 600 by 600 product picture with a link',
    attributes: {
      url: '/icon-512.png',
      alt: 'Products',
      sizeSlug: '600x600',
      href: '/find-a-dealer/',
      linkTarget: '_blank',
      align: 'center',
    },
  },
  {
    title: 'Read from the saved HTML, size unknown',
    attributes: { align: 'right' },
    originalContent:
      '<figure class="wp-block-image alignright"><a href="https://example.com/" rel="nofollow"><img src="/icon-512.png" alt="The example"/></a><figcaption class="wp-element-caption">On the right</figcaption></figure>',
  },
  {
    title: 'From the media library, as wide as the text',
    attributes: { url: '/share-image.jpg', alt: 'A lit house', align: 'wide' },
    mediaData: {
      node: {
        sourceUrl: '/share-image.jpg',
        mediaItemUrl: '/share-image.jpg',
        mediaDetails: { width: 1200, height: 630 },
      },
    },
  },
];
