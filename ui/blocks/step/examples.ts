import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'A step with an icon',
    attributes: {
      data: {
        step_number: '1',
        block_title: 'Look at the thermostat',
        description: '<p>Screen on, mode HEAT or COOL, fan on AUTO. Fresh batteries if it uses them.</p>',
        icon: { sourceUrl: '/icons/thermostat.svg', altText: '', width: 48, height: 48 },
      },
    },
  },
  {
    title: 'The next step: the ribbon joins the two',
    attributes: {
      data: {
        step_number: 2,
        block_title: 'Check the filter',
        description: '<p>Change it when it is gray. A clogged one stops the air.</p>',
        icon: { sourceUrl: '/icons/filter.svg', altText: '', width: 48, height: 48 },
      },
    },
  },
  {
    title: 'A step for the dealer, below the “stop here” line',
    attributes: {
      data: {
        step_number: 3,
        block_title: 'Have the breaker looked at',
        description: '<p>You have reset it once, and it has tripped again. Leave it off and call.</p>',
        icon: { sourceUrl: '/icons/breaker.svg', altText: '', width: 48, height: 48 },
        stop_here: true,
      },
    },
  },
  {
    title: 'A title alone',
    attributes: { data: { step_number: 4, block_title: 'Write down what you saw' } },
  },
];
