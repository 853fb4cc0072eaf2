import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A block for each paragraph, and who said it',
    attributes: { citation: 'A homeowner in <em>Ohio</em>' },
    innerBlocks: [
      {
        name: 'core/paragraph',
        attributes: { content: 'They looked at the whole house before they named a size.' },
      },
      { name: 'core/paragraph', attributes: { content: 'We got the calculation in writing.' } },
    ],
  },
  {
    title: 'An older content: its text is html',
    attributes: {
      value: '<p>The rooms upstairs are even now.</p>',
      citation: ['A homeowner'],
      align: 'center',
    },
  },
  {
    title: 'An older content: its text is a tree of nodes',
    attributes: {
      value: [{ children: { type: 'p', props: { children: ['Quiet enough to forget it.'] } } }],
      citation: ['A homeowner'],
    },
  },
  {
    title: 'Its text stands in the saved html alone',
    originalContent:
      '<figure class="wp-block-pullquote"><blockquote><p>One number, and people who do the work.</p><cite>A homeowner</cite></blockquote></figure>',
  },
];
