import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Both warranties side by side, and the buttons that open the two dialogs',
    attributes: { data: { title: 'Two warranties: register to get the longer one' } },
  },
];
