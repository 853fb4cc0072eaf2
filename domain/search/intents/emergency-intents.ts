import type { EmergencyIntent } from './intent.ts';

/**
 * Emergencies that a search may be about, most urgent first. Review changes like safety text. A false alarm is better than a missed danger.
 */
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
