import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Filled',
    attributes: { text: 'Find a dealer', url: '/find-a-dealer/', className: 'is-style-fill' },
  },
  {
    title: 'Outlined, opens in a new tab',
    attributes: {
      text: 'Read the warranty',
      url: 'https://example.com/warranty',
      linkTarget: '_blank',
      rel: 'nofollow',
      className: 'is-style-outline',
    },
  },
  {
    title: 'Older content: centered, the text is saved as a list of nodes',
    attributes: {
      url: '/find-a-dealer/',
      text: ['Find your ', { type: 'em', children: ['dealer'] }],
      align: 'center',
    },
  },
  {
    title: 'Read from the saved HTML',
    originalContent:
      '<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="/contact/">Contact us</a></div>',
  },
];
