import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With a title and a number to call; on a page with several, only the first stays in view',
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
