import { TROUBLED_CATEGORIES, type TroubledCategory } from './troubleshooting.ts';

/** An emergency that comes before any repair: how people notice it, and what to do at once. */
export interface Emergency {
  /** Its fragment id. */
  readonly id: string;
  readonly title: string;
  /** A short heading that fits one line on a phone. Emergencies that share it open together. */
  readonly shortTitle: string;
  /** The sign in the visitor's words. */
  readonly sign: string;
  /** One or a few sentences each, most urgent first. */
  readonly steps: ReadonlyArray<string>;
  /** Whether the steps include calling 911. Search then shows no other answer. */
  readonly callsEmergencyServices: boolean;
  /** Whether the danger is in the air that people breathe, where minutes count. Guides for fuel systems always show its steps. */
  readonly isInAir: boolean;
  /** Whether it is noticed at the equipment. Troubleshooting asks about it first. */
  readonly isNoticed: boolean;
  /** The systems that it belongs to; all when absent. */
  readonly systems?: ReadonlyArray<TroubledCategory>;
}

/** The systems without refrigerant. */
const WITHOUT_REFRIGERANT: ReadonlyArray<TroubledCategory> = [
  'gas-furnaces',
  'oil-furnaces',
  'air-quality',
  'thermostat-controls',
];

/** The emergencies of heating and cooling equipment (facts, section 1), most urgent first. */
export const EMERGENCIES: ReadonlyArray<Emergency> = [
  {
    id: 'gas-smell',
    title: 'If you smell gas',
    shortTitle: 'Gas smell',
    sign: 'I smell gas (like rotten eggs)',
    steps: [
      'Leave right away. Take everyone with you.',
      'On the way out, don’t touch light switches, appliances or thermostats. Don’t light anything. Don’t use a phone inside.',
      'From a safe distance, call 911. Then call your gas utility.',
      'Don’t look for the leak. Don’t try to relight anything. Go back only when the responders or the utility say so.',
    ],
    callsEmergencyServices: true,
    isInAir: true,
    isNoticed: true,
  },
  {
    id: 'carbon-monoxide',
    title: 'If a carbon monoxide alarm sounds, or people feel sick',
    shortTitle: 'Carbon monoxide alarm',
    sign: 'A carbon monoxide alarm is going off, or people feel sick',
    steps: [
      'Move everyone to fresh air.',
      'Call 911 from outside. Stay out until responders clear your home.',
      'Signs are headache, dizziness, nausea, tiredness or shortness of breath, like the flu without a fever. This gas has no color or smell.',
    ],
    callsEmergencyServices: true,
    isInAir: true,
    isNoticed: true,
  },
  {
    id: 'burning-smell',
    title: 'If you notice a burning smell, smoke or sparks',
    shortTitle: 'Burning smell, smoke or sparks',
    sign: 'I notice a burning smell, smoke or sparks',
    steps: [
      'If you see smoke or fire, leave and call 911.',
      'If it’s only a burning or electrical smell, or sparks, switch the system off at the thermostat.',
      'If you can reach the breaker safely, switch it off there too. Then call a dealer.',
    ],
    callsEmergencyServices: true,
    isInAir: false,
    isNoticed: true,
  },
  {
    id: 'refrigerant-leak',
    title: 'If you hear a hiss, or a leak alarm of the system sounds',
    shortTitle: 'A hiss or a refrigerant leak alarm',
    sign: 'I hear a hiss, or a refrigerant leak alarm',
    steps: [
      'Refrigerant may be leaking. In newer systems it’s mildly flammable: hard to ignite, but it can burn.',
      'No flames, no sparks and no smoking. Don’t touch switches near it.',
      'Open the windows and doors. Leave heating and cooling off. If the fan runs by itself, let it run. Don’t silence or bypass the alarm.',
      'If anyone feels dizzy or has a headache, go outside and call 911.',
      'Then call a dealer, even if the alarm stops.',
    ],
    callsEmergencyServices: true,
    isInAir: false,
    isNoticed: true,
    systems: TROUBLED_CATEGORIES.filter((category) => !WITHOUT_REFRIGERANT.includes(category)),
  },
  {
    id: 'water-near-wires',
    title: 'If there’s water near wires or electrical parts',
    shortTitle: 'Water near wires, or a flooded unit',
    sign: 'There’s water near wires or electrical parts',
    steps: [
      'Don’t step in the water. Don’t touch the equipment.',
      'Switch off the breaker only if the panel is dry and you can reach it safely.',
      'Then call a dealer.',
    ],
    callsEmergencyServices: false,
    isInAir: false,
    isNoticed: true,
  },
  {
    id: 'flooded-equipment',
    title: 'If the equipment has been under water',
    shortTitle: 'Water near wires, or a flooded unit',
    sign: 'The equipment has been under water',
    steps: ['Don’t run any heating or cooling unit that has been under water. Have it checked first.'],
    callsEmergencyServices: false,
    isInAir: false,
    isNoticed: false,
  },
  {
    id: 'heat-or-cold',
    title: 'If it’s very hot or cold and someone is at risk',
    shortTitle: 'Dangerous heat or cold',
    sign: 'It’s very hot or cold, and someone at home is at risk',
    steps: [
      'Babies, older adults and people who are ill may need a cooling or warming place. Don’t wait for a repair.',
      'Never heat a home with an oven, a grill or a generator indoors.',
    ],
    callsEmergencyServices: false,
    isInAir: false,
    isNoticed: false,
  },
];

/** The emergencies that troubleshooting asks about first. */
export const FINDER_EMERGENCIES: ReadonlyArray<Emergency> = EMERGENCIES.filter(({ isNoticed }) => isNoticed);

/** How to prevent the dangers of burning fuel (facts, section 1). */
export const PREVENTION: Pick<Emergency, 'id' | 'title' | 'shortTitle' | 'steps'> = {
  id: 'prevention',
  title: 'How to prevent it',
  shortTitle: 'How to prevent it',
  steps: [
    'Have every system that burns fuel, its flue and its chimney inspected by a professional each year.',
    'Put carbon monoxide alarms outside bedrooms and on every level. Test them each month. Replace them by the date on the alarm.',
  ],
};
