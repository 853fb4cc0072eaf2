import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Two thirds and one third, centered vertically',
    attributes: { verticalAlignment: 'center' },
    innerBlocks: [
      {
        name: 'core/column',
        attributes: { width: '66.66%' },
        innerBlocks: [
          { name: 'core/heading', attributes: { content: 'Wait five minutes', level: 3 } },
          {
            name: 'core/paragraph',
            attributes: {
              content:
                'After a power outage or a new setting, allow about five minutes: a compressor has a built-in delay.',
            },
          },
        ],
      },
      {
        name: 'core/column',
        attributes: { width: '33.33%' },
        innerBlocks: [
          {
            name: 'core/paragraph',
            attributes: { content: 'Then check the filter, the breaker and the vents.' },
          },
        ],
      },
    ],
  },
  {
    title: 'Four equal columns',
    innerBlocks: ['Thermostat', 'Filter', 'Power', 'Air'].map((content) => ({
      name: 'core/column',
      innerBlocks: [{ name: 'core/paragraph', attributes: { content } }],
    })),
  },
  {
    title: 'Two columns that stay side by side on a phone',
    attributes: { isStackedOnMobile: false, verticalAlignment: 'top' },
    innerBlocks: ['68°F in winter, while you are awake', '78°F in summer'].map((content) => ({
      name: 'core/column',
      attributes: { width: '1/2' },
      innerBlocks: [{ name: 'core/paragraph', attributes: { content } }],
    })),
  },
  {
    title: 'Older content: the number of columns is an attribute',
    attributes: { columns: 2 },
    originalContent: '<div class="wp-block-columns has-2-columns">\n\t\n\t\n</div>',
    innerBlocks: ['Column one', 'Column two'].map((text) => ({
      name: 'core/column',
      originalContent: '<div class="wp-block-column">\n\t\t\n\t</div>',
      innerBlocks: [
        {
          name: 'core/paragraph',
          attributes: { content: [text], dropCap: false },
          originalContent: `<p>${text}</p>`,
        },
      ],
    })),
  },
];
