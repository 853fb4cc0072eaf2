import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'Three figures with labels and sources; two explain a term',
    attributes: {
      data: {
        title: 'What better equipment changes',
        number_items: [
          {
            number: '38%',
            tooltip:
              'SEER: cooling over a season for each unit of electricity. A higher number costs less to run.',
            label: 'Less energy for cooling',
            description:
              'A 16 SEER air conditioner beside one of 10 (the older scale), in the same home with the same use.',
          },
          {
            number: '95%',
            tooltip:
              'AFUE: how much of your fuel becomes heat over a year. The rest leaves through the vent.',
            label: 'Of the fuel becomes heat',
            description: 'A furnace of 95% AFUE, over a year. Duct losses come on top.',
          },
          {
            number: '8%',
            label: 'Off heating and cooling',
            description:
              'The average of certified smart thermostats. See <a href="https://www.energystar.gov/" rel="noopener">energystar.gov</a>.',
          },
        ],
      },
    },
  },
  {
    title: 'Four prices, without a description',
    attributes: {
      data: {
        title: 'Installed prices start at',
        number_items: [
          { number: '$3,400', label: 'Furnace', description: '' },
          { number: '$3,600', label: 'Air handler', description: '' },
          { number: '$5,400', label: 'Air conditioner', description: '' },
          {
            number: '$5,800',
            label: 'Heat pump',
            description: 'Before tax. Your dealer’s quote is your final price.',
          },
        ],
      },
    },
  },
  {
    title: 'One figure, without a title; a flat list, as WordPress stores it',
    attributes: {
      data: {
        number_items: 1,
        number_items_0_number: '99.98%',
        number_items_0_label: 'Of particles removed',
        number_items_0_description:
          'Up to this share, by a whole-home electronic air cleaner. Ask your dealer for the particle size and the test behind it.',
      },
    },
  },
];
