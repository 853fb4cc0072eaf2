import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'The six most common symptoms', attributes: { data: {} } },
  {
    title: 'With a title of your own, and a link to all symptoms',
    attributes: {
      data: {
        title: 'Start with what you notice',
        button_text: 'Another system or symptom',
        url: '/resources/troubleshooting/',
      },
    },
  },
];
