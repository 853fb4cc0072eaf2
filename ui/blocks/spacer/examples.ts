import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'One height, halved on a phone',
    attributes: { height: '64px' },
    originalContent: '<div style="height:64px" aria-hidden="true" class="wp-block-spacer"></div>',
  },
  { title: 'Older content: the height is a number', attributes: { height: 100 } },
  {
    title: 'The height is only in the saved HTML',
    originalContent: '<div style="height:32px" aria-hidden="true" class="wp-block-spacer"></div>',
  },
  {
    title: 'A height for each device, with a ribbon on each side (acf/spacer)',
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
