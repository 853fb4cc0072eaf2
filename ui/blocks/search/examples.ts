import type { BlockExample } from '../../../domain/content/blocks/block-example.ts';

export const examples: ReadonlyArray<BlockExample> = [
  {
    title: 'With words of its own',
    attributes: {
      label: 'Search the guides',
      placeholder: 'Filter, breaker, thermostat',
      buttonText: 'Look it up',
    },
  },
  { title: 'As an editor places it' },
];
