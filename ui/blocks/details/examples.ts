import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Starts closed',
    attributes: { summary: 'What if it <em>trips</em> again?' },
    innerBlocks: [
      {
        name: 'core/paragraph',
        attributes: { content: 'Stop and call. A repeat trip may mean a serious fault.' },
      },
    ],
  },
  {
    title: 'Starts open, read from the saved HTML',
    originalContent:
      '<details class="wp-block-details" open><summary>How long does it take?</summary></details>',
    innerBlocks: [{ name: 'core/paragraph', attributes: { content: 'About a minute.' } }],
  },
  {
    title: 'Without a summary line',
    innerBlocks: [{ name: 'core/paragraph', attributes: { content: 'Keep your invoice.' } }],
  },
];
