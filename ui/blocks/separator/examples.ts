import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'A short line', originalContent: '<hr class="wp-block-separator" />' },
  { title: 'A wide line', attributes: { className: 'is-style-wide' } },
  { title: 'Dots', attributes: { className: 'is-style-dots' } },
  {
    title: 'The ribbon, read from the saved HTML',
    originalContent: '<hr class="wp-block-separator is-style-ribbon"/>',
  },
];
