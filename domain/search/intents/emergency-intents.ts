import type { EmergencyIntent } from './intent.ts';

/** The dangers that a search may be about, the most urgent first. Reviewed like safety text: a danger is shown rather once too often. */
export const EMERGENCY_INTENTS: ReadonlyArray<EmergencyIntent> = [
  {
    id: 'gas',
    emergency: 'gas-smell',
    asks: [
      ['gas', 'odor'],
      ['gas', 'leak'],
      ['gas', 'hiss'],
      ['gas', 'alarm'],
      ['rotten', 'egg'],
      ['rotten', 'odor'],
      ['egg', 'odor'],
      ['sulfur'],
    ],
    unless: ['price', 'refrigerant'],
  },
  {
    id: 'carbon-monoxide',
    emergency: 'carbon-monoxide',
    asks: [['monoxide'], ['co', 'alarm'], ['co', 'leak'], ['co', 'sick'], ['sick', 'heat'], ['sick', 'gas']],
    unless: ['price'],
  },
  {
    id: 'fire-and-smoke',
    emergency: 'burning-smell',
    asks: [
      ['fire'],
      ['smoke'],
      ['burn', 'odor'],
      ['burn', 'heat'],
      ['burn', 'electric'],
      ['spark'],
      ['burn'],
    ],
    unless: ['price', 'place', 'test'],
  },
  {
    id: 'water-near-power',
    emergency: 'water-near-wires',
    asks: [
      ['water', 'electric'],
      ['flood', 'electric'],
      ['leak', 'electric'],
    ],
    unless: ['price', 'bill'],
  },
  { id: 'flood', emergency: 'flooded-equipment', asks: [['flood']], unless: ['price'] },
];
