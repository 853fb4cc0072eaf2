import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Without a widget, nothing shows', attributes: { data: { product_id: 'heat-pump-16' } } },
  {
    title: 'With a widget, if the operator allows its host; otherwise nothing shows',
    attributes: {
      data: {
        title: 'What owners say',
        product_id: 'heat-pump-16',
        widget_script: 'https://widgets.example.com/reviews.js',
      },
    },
  },
  { title: 'Without a product, nothing shows', attributes: { data: { title: 'What owners say' } } },
];
