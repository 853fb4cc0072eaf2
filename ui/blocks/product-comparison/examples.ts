import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Two products entered by an editor, with a tab label',
    attributes: {
      data: {
        product_types: [{ product_type: 'Heat Pump', label: 'Heat pumps' }],
        products: [
          {
            product_type: 'Heat Pump',
            product_name: 'Quiet heat pump',
            image: '/drawings/products/heat-pump.svg',
            image_alt: '',
            installment_cost: 'Starting at $5,800',
            stages: '2',
            noise_level: '57 dB(A)',
            energy_star_qualified: 'Yes',
            efficiency: '15.2 SEER2, 7.8 HSPF2',
          },
          {
            product_type: 'Heat Pump',
            product_name: 'Plain heat pump',
            image: '/drawings/products/heat-pump.svg',
            image_alt: '',
            installment_cost: 'Starting at $5,800',
            stages: '1',
            noise_level: '74 dB(A)',
            energy_star_qualified: 'No',
            efficiency: '14 SEER, 8 HSPF',
          },
        ],
      },
    },
  },
];
