import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'One block per paragraph, with who said it',
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
    title: 'Older content: the text is HTML',
    attributes: {
      value: '<p>The rooms upstairs are even now.</p>',
      citation: ['A homeowner'],
      align: 'center',
    },
  },
  {
    title: 'Older content: the text is saved as a tree of nodes',
    attributes: {
      value: [{ children: { type: 'p', props: { children: ['Quiet enough to forget it.'] } } }],
      citation: ['A homeowner'],
    },
  },
  {
    title: 'The text is only in the saved HTML',
    originalContent:
      '<figure class="wp-block-pullquote"><blockquote><p>One number, and people who do the work.</p><cite>A homeowner</cite></blockquote></figure>',
  },
];
