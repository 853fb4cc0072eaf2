import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

const picture = (season: string, altText: string): object => ({
  sourceUrl: `/drawings/house-${season}.svg`,
  altText,
  width: 1200,
  height: 675,
});

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With pictures; some items are marked for a professional',
    attributes: {
      data: {
        section_title: 'What to do when',
        tabs: [
          {
            tab_title: 'Spring',
            image: picture('spring', 'A house among green trees'),
            tab_items: [
              { item: 'Rinse the outdoor coil with a garden hose, power off', pro: false },
              { item: 'Trim plants back to 2 ft around the outdoor unit', pro: false },
              { item: 'Test cooling before the first hot spell', pro: false },
              { item: 'Yearly tune-up of the air conditioner', pro: true },
            ],
          },
          {
            tab_title: 'Summer',
            image: picture('summer', 'A house under a high sun'),
            tab_items: [
              'Check the filter every month, and change it every 1 to 2',
              'Check that the drain drips in humid weather',
              'Keep grass and leaves off the outdoor unit',
            ],
          },
          {
            tab_title: 'Fall and winter',
            image: picture('winter', 'A house in the snow with warm windows'),
            tab_items: [
              'Test the heat before you need it',
              'Test the CO alarms every month',
              'Keep intake and exhaust pipes clear of snow and leaves',
              { item: 'Inspection of burners, flue and <strong>gas connections</strong>', pro: '1' },
            ],
          },
        ],
      },
    },
  },
  {
    title: 'Without a title or pictures',
    attributes: {
      data: {
        tabs: [
          { tab_title: 'No heat', tab_items: ['Set the thermostat to HEAT', 'Close the furnace door fully'] },
          {
            tab_title: 'No cooling',
            tab_items: ['Set the thermostat to COOL', { item: 'Low refrigerant', pro: 1 }],
          },
        ],
      },
    },
  },
];
