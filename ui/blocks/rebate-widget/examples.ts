import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  { title: 'Category: rebates for heat pumps', attributes: { data: { product_type: 'Heat pump' } } },
  {
    title: 'Product list, near 02110',
    attributes: {
      data: {
        widget: 'product-list',
        heading_tag: 'h3',
        zip: '02110',
        products: [
          { product_name: 'Air conditioner', image: '/drawings/products/air-conditioner.svg', image_alt: '' },
          { product_name: 'Heat pump', image: '/drawings/products/heat-pump.svg', image_alt: '' },
        ],
      },
    },
  },
  {
    title: 'Product, near 02110',
    attributes: {
      data: { widget: 'product', heading_tag: 'h3', zip: '02110', products: [{ product_name: 'Heat pump' }] },
    },
  },
];
