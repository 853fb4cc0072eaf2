import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Without a widget nothing is shown', attributes: { data: { product_id: 'heat-pump-16' } } },
  {
    title: 'A widget, where the operator allows its host; elsewhere nothing is shown',
    attributes: {
      data: {
        title: 'What owners say',
        product_id: 'heat-pump-16',
        widget_script: 'https://widgets.example.com/reviews.js',
      },
    },
  },
  { title: 'Without a product nothing is shown', attributes: { data: { title: 'What owners say' } } },
];
