import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a title and the number to call: of several on a page, the first is held in view',
    attributes: {
      data: {
        title: 'Ready when you are',
        button_text: 'Find a dealer',
        url: '/find-a-dealer/',
        show_phone: '1',
      },
    },
  },
  {
    title: 'A button alone',
    attributes: { data: { button_text: 'Get help', url: '/get-help/' } },
  },
];
