import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Text with a link and emphasis',
    attributes: {
      content:
        'Check the filter <strong>once a month</strong>. A clogged one is the most common reason for <a href="/find-a-dealer/">a call to a dealer</a>.',
    },
  },
  {
    title: 'Centered text',
    attributes: { content: 'Steady comfort, all year.', align: 'center' },
  },
  {
    title: 'Older content: the text is saved as a list of nodes',
    attributes: { content: ['The ', { type: 'em', children: ['filter'] }, ' comes first.'] },
  },
  {
    title: 'Older content: the text is only in the saved HTML',
    originalContent: '<p>Keep vents open, even in rooms nobody uses.</p>',
  },
];
