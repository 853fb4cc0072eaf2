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
      ['gas', 'fumes'],
      ['gas', 'line', 'rupture'],
      ['pilot', 'odor'],
      ['rotten', 'egg'],
      ['rotten', 'odor'],
      ['egg', 'odor'],
      ['sulfur'],
    ],
    doubtful: [
      ['gas', 'leak'],
      ['gas', 'hiss'],
      // Most furnaces burn gas.
      ['burner', 'hiss'],
    ],
    unless: ['refrigerant'],
  },
  {
    id: 'carbon-monoxide',
    emergency: 'carbon-monoxide',
    asks: [
      ['monoxide'],
      ['co', 'alarm'],
      ['co', 'leak'],
      ['co', 'reading'],
      ['co', 'sick'],
      ['sick', 'heat'],
      ['sick', 'gas'],
      ['sick', 'home'],
      ['fumes', 'heat'],
      ['fumes', 'home'],
      ['fumes', 'odor'],
      ['generator', 'indoors'],
    ],
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
      ['spark', 'wiring'],
      ['odor', 'electric'],
      ['melt', 'odor'],
      ['melt', 'wiring'],
      ['melt', 'thermostat'],
      ['explosion'],
    ],
    doubtful: [['fire'], ['smoke'], ['spark'], ['burn']],
    unless: ['price', 'buying', 'fireplace', 'test'],
  },
  {
    id: 'refrigerant-leak',
    emergency: 'refrigerant-leak',
    asks: [
      ['refrigerant', 'alarm'],
      ['refrigerant', 'hiss'],
      ['refrigerant', 'odor'],
      ['refrigerant', 'leak'],
      ['refrigerant', 'sick'],
      ['hiss', 'cool'],
      ['leak', 'alarm', 'cool'],
      ['leak', 'alarm', 'heat'],
    ],
    doubtful: [['hiss'], ['leak', 'alarm']],
    unless: ['gas', 'burner', 'co', 'monoxide', 'water', 'test', 'price'],
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
  {
    id: 'heat-or-cold',
    emergency: 'heat-or-cold',
    asks: [
      ['vulnerable', 'not', 'heat'],
      ['vulnerable', 'not', 'cool'],
      ['vulnerable', 'freezing'],
      ['vulnerable', 'home', 'cold'],
      ['vulnerable', 'home', 'hot'],
      ['heatstroke'],
      ['stroke', 'heat'],
      ['oven', 'heat'],
    ],
    doubtful: [
      ['line', 'ice'],
      ['line', 'freezing'],
    ],
    unless: ['price', 'cool'],
  },
];
