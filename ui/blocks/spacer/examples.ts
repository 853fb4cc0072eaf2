import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'One height, halved on a phone',
    attributes: { height: '64px' },
    originalContent: '<div style="height:64px" aria-hidden="true" class="wp-block-spacer"></div>',
  },
  { title: 'An older content: its height is a number', attributes: { height: 100 } },
  {
    title: 'Its height stands in the saved html alone',
    originalContent: '<div style="height:32px" aria-hidden="true" class="wp-block-spacer"></div>',
  },
  {
    title: 'A height for each device, and a ribbon at each side (acf/spacer)',
    attributes: {
      data: {
        size_mobile: 32,
        size_tablet: '64',
        size_desktop: 128,
        left_class: 'ribbon',
        right_class: 'ribbon-low',
      },
    },
  },
];
