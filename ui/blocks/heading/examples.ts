import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Of the second level', attributes: { content: 'How a heat pump heats', level: 2 } },
  {
    title: 'In the middle, with emphasis',
    attributes: { content: 'Steam in winter is <em>usually normal</em>', level: 3, textAlign: 'center' },
  },
  {
    title: 'Aligned as older ones are',
    attributes: { content: 'Aux heat on for hours', level: 4, align: 'right' },
  },
  {
    title: 'An older content: its text is a list of nodes',
    attributes: { content: ['The ', { type: 'em', children: ['outdoor'] }, ' unit'], level: 2 },
    originalContent: '<h2>The <em>outdoor</em> unit</h2>',
  },
  {
    title: 'Its text and its level stand in the saved html alone',
    originalContent: '<h3 class="wp-block-heading">Clear snow by hand</h3>',
  },
];
