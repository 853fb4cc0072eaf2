import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'One block per item, one with a nested list',
    innerBlocks: [
      {
        name: 'core/list-item',
        attributes: { content: 'Thermostat on, in the <strong>right mode</strong>' },
      },
      {
        name: 'core/list-item',
        attributes: { content: 'Power' },
        innerBlocks: [
          {
            name: 'core/list',
            innerBlocks: [
              { name: 'core/list-item', attributes: { content: 'Furnace switch on' } },
              { name: 'core/list-item', attributes: { content: 'Breaker on' } },
            ],
          },
        ],
      },
      { name: 'core/list-item', originalContent: '<li>Vents open</li>' },
    ],
  },
  {
    title: 'Numbered backward from a number you choose',
    attributes: { ordered: true, start: 3, reversed: true },
    innerBlocks: ['Push the breaker fully off', 'Push it on, once', 'If it trips again, call'].map(
      (content) => ({
        name: 'core/list-item',
        attributes: { content },
      }),
    ),
  },
  {
    title: 'Older content: the items are HTML',
    attributes: {
      values: '<li>Wash the filter, or replace it</li><li>Let it dry<ul><li>in the shade</li></ul></li>',
      ordered: true,
      start: 2,
    },
  },
  {
    title: 'Older content: the items are saved as a list of nodes',
    attributes: {
      values: [
        { type: 'li', children: ['Filter'] },
        { type: 'li', children: ['Vents'] },
      ],
    },
  },
  {
    title: 'The items are only in the saved HTML',
    originalContent: '<ol class="wp-block-list"><li>Switch it off</li><li>Wait</li></ol>',
  },
];
