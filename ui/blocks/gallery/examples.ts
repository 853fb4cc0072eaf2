import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

const picture = (url: string, alt: string, caption: string) => ({
  name: 'core/image',
  attributes: { url, alt, caption },
});

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'One image block per picture',
    attributes: { columns: 3, linkTo: 'none' },
    originalContent:
      '<figure class="wp-block-gallery has-nested-images columns-3 is-cropped"><figcaption class="blocks-gallery-caption wp-element-caption">Three <em>checks</em> before you call</figcaption></figure>',
    innerBlocks: [
      picture('/drawings/change-a-filter.svg', 'A hand slides a filter in', 'The filter'),
      picture('/drawings/outdoor-unit.svg', 'An outdoor unit beside a house', 'The outdoor unit'),
      picture('/drawings/house-winter.svg', 'A house in winter', 'The house'),
    ],
  },
  {
    title: 'Older content: the pictures are attributes, and one has a link',
    attributes: {
      images: [
        { url: '/share-image.jpg', alt: 'A lit house at dusk', caption: ['At dusk'] },
        { url: '/icon-512.png', alt: '', link: '/find-a-dealer/', caption: [] },
      ],
      imageCrop: false,
    },
  },
  {
    title: 'The pictures are only in the saved HTML',
    originalContent:
      '<ul class="wp-block-gallery columns-2 is-cropped"><li class="blocks-gallery-item"><figure><img src="/share-image.jpg" alt="A lit house"/><figcaption>Evening</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="/icon-512.png" alt="The sign"/></figure></li></ul>',
  },
  {
    title: 'The saved HTML of 2017 has no list',
    originalContent:
      '<div class="wp-block-gallery alignnone columns-2 is-cropped"><figure class="blocks-gallery-image"><img src="/share-image.jpg" alt="A lit house at night"/></figure><figure class="blocks-gallery-image"><img src="/icon-512.png" alt="The sign of the brand"/></figure></div>',
  },
];
