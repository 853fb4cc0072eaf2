import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Level 2', attributes: { content: 'How a heat pump heats', level: 2 } },
  {
    title: 'Centered, with emphasis',
    attributes: { content: 'Steam in winter is <em>usually normal</em>', level: 3, textAlign: 'center' },
  },
  {
    title: 'Aligned the way older content is',
    attributes: { content: 'Aux heat on for hours', level: 4, align: 'right' },
  },
  {
    title: 'Older content: the text is saved as a list of nodes',
    attributes: { content: ['The ', { type: 'em', children: ['outdoor'] }, ' unit'], level: 2 },
    originalContent: '<h2>The <em>outdoor</em> unit</h2>',
  },
  {
    title: 'The text and level are only in the saved HTML',
    originalContent: '<h3 class="wp-block-heading">Clear snow by hand</h3>',
  },
];
