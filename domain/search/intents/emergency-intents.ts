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
      ['gas', 'alarm'],
      ['rotten', 'egg'],
      ['rotten', 'odor'],
      ['egg', 'odor'],
      ['sulfur'],
    ],
    doubtful: [
      ['gas', 'leak'],
      ['gas', 'hiss'],
    ],
    unless: ['refrigerant'],
  },
  {
    id: 'carbon-monoxide',
    emergency: 'carbon-monoxide',
    asks: [['monoxide'], ['co', 'alarm'], ['co', 'leak'], ['co', 'sick'], ['sick', 'heat'], ['sick', 'gas']],
  },
  {
    id: 'fire-and-smoke',
    emergency: 'burning-smell',
    asks: [
      ['smoke', 'heat'],
      ['smoke', 'cool'],
      ['smoke', 'home'],
      ['smoke', 'odor'],
      ['smoke', 'electric'],
      ['burn', 'odor'],
      ['burn', 'electric'],
      ['fire', 'electric'],
    ],
    doubtful: [['fire'], ['smoke'], ['spark'], ['burn']],
    unless: ['price', 'fireplace', 'test'],
  },
  {
    id: 'water-near-power',
    emergency: 'water-near-wires',
    asks: [
      ['water', 'wiring'],
      ['flood', 'electric'],
      ['leak', 'wiring'],
    ],
    doubtful: [
      ['water', 'electric'],
      ['leak', 'electric'],
    ],
    unless: ['price', 'bill'],
  },
  {
    id: 'flood',
    emergency: 'flooded-equipment',
    asks: [
      ['flood', 'heat'],
      ['flood', 'cool'],
      ['flood', 'home'],
    ],
    doubtful: [['flood']],
    unless: ['price'],
  },
];
