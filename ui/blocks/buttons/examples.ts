import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Side by side, centered',
    attributes: { layout: { type: 'flex', justifyContent: 'center' } },
    innerBlocks: [
      { name: 'core/button', attributes: { text: 'Find a dealer', url: '/find-a-dealer/' } },
      {
        name: 'core/button',
        attributes: { text: 'Contact us', url: '/contact/', className: 'is-style-outline' },
      },
    ],
  },
  {
    title: 'Stacked',
    attributes: { layout: { type: 'flex', orientation: 'vertical' } },
    innerBlocks: ['/contact/', '/customer-care/'].map((url) => ({
      name: 'core/button',
      attributes: { text: `Go to ${url}`, url, className: 'is-style-outline' },
    })),
  },
  {
    title: 'Older content: on the right',
    attributes: { contentJustification: 'right' },
    innerBlocks: [
      {
        name: 'core/button',
        attributes: { text: 'Find a dealer', url: '/find-a-dealer/', className: 'is-style-outline' },
      },
    ],
  },
];
