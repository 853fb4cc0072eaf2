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
  /** Whether the steps include calling 911. */
  readonly callsEmergencyServices: boolean;
  /** Whether the danger is in the air that people breathe, where minutes count. Guides for fuel systems always show its steps. */
  readonly isInAir: boolean;
  /** Whether it is noticed at the equipment. Troubleshooting asks about it first. */
  readonly isNoticed: boolean;
  /** The systems that it belongs to; all when absent. */
  readonly systems?: ReadonlyArray<TroubledCategory>;
  /** Whether checks of the equipment may follow. Otherwise search shows no other answer. */
  readonly allowsChecks?: true;
  /** Whose advice the steps follow, and when it was read or published. Absent for general trade knowledge. */
  readonly source?: { readonly name: string; readonly day: string };
}

/** The systems without refrigerant of their own. */
const WITHOUT_REFRIGERANT: ReadonlyArray<TroubledCategory> = [
  'gas-furnaces',
  'oil-furnaces',
  'air-quality',
  'thermostat-controls',
];

const BURNS_FUEL: ReadonlyArray<TroubledCategory> = ['gas-furnaces', 'oil-furnaces', 'packaged-systems'];

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
      'From a safe distance, call 911. Then call your gas utility or propane supplier.',
      'Don’t look for the leak. Don’t try to relight anything. Go back only when the responders or the gas company say so.',
    ],
    callsEmergencyServices: true,
    isInAir: true,
    isNoticed: true,
    source: { name: 'Pennsylvania Public Utility Commission', day: '2026-11-20' },
  },
  {
    id: 'carbon-monoxide',
    title: 'If a carbon monoxide alarm sounds, or people feel sick',
    shortTitle: 'Carbon monoxide alarm',
    sign: 'A carbon monoxide alarm is going off, or people feel sick',
    steps: [
      'Move everyone to fresh air.',
      'Call 911 from outside. Stay out until responders let you back in.',
      'Signs are headache, dizziness, nausea, tiredness or shortness of breath, like the flu without a fever. This gas has no color or smell.',
    ],
    callsEmergencyServices: true,
    isInAir: true,
    isNoticed: true,
    source: { name: 'US Consumer Product Safety Commission', day: '2004-10-19' },
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
      'Open the windows and doors. If the thermostat isn’t near the leak, turn heating and cooling off there. Leave it off. If the fan runs by itself, let it run. Don’t silence or bypass the alarm.',
      'If anyone feels dizzy or has a headache, go outside and call 911.',
      'Then call a dealer, even if the alarm stops.',
    ],
    callsEmergencyServices: true,
    isInAir: false,
    isNoticed: true,
    systems: TROUBLED_CATEGORIES.filter((category) => !WITHOUT_REFRIGERANT.includes(category)),
  },
  {
    id: 'delayed-ignition',
    title: 'If it lights with a boom',
    shortTitle: 'A boom when it lights',
    sign: 'I hear a boom or a bang when the burner lights',
    steps: [
      'Fuel may be collecting before it lights. Turn the system off at the thermostat, and don’t start it again.',
      'Don’t open the burner area. Don’t press a reset button.',
      'If you see smoke, or anyone feels sick, leave and call 911 from outside.',
      'Otherwise call a dealer right away. Leave the system off until it’s checked.',
    ],
    callsEmergencyServices: true,
    isInAir: false,
    isNoticed: true,
    systems: BURNS_FUEL,
  },
  {
    id: 'heating-oil',
    title: 'If you smell heating oil, or see it leak',
    shortTitle: 'Oil smell, leak or smoke',
    sign: 'I smell heating oil, or see a puddle or oily smoke',
    steps: [
      'If the smell is strong, you see smoke, or a flame is near, leave and call 911.',
      'No flames, no sparks and no smoking. Don’t switch anything on, and don’t press the reset button again.',
      'If it’s safe, turn the burner off at its red switch, open a window, and catch drips in a bucket. Keep oil out of drains.',
      'Then call a dealer or your oil supplier. For a large spill, tell your local authority as well.',
    ],
    callsEmergencyServices: true,
    isInAir: false,
    isNoticed: true,
    systems: ['oil-furnaces'],
    source: { name: 'Pennsylvania Department of Environmental Protection', day: '2026-11-29' },
  },
  {
    id: 'water-near-wires',
    title: 'If there’s water near wires or electrical parts',
    shortTitle: 'Water near wires, or a flooded unit',
    sign: 'There’s water near wires or electrical parts',
    steps: [
      'Don’t step in the water. Don’t touch the equipment.',
      'Switch off the breaker only if the panel is dry and you can reach it safely. Otherwise stay away: your electric utility can cut the power.',
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
    source: { name: 'a furnace maker’s manual (035-19592-001)', day: '2026-11-20' },
  },
  {
    id: 'hot-surfaces',
    title: 'If a part is too hot to touch, or someone is burned',
    shortTitle: 'Too hot to touch, or a burn',
    sign: 'A pipe, a panel, a breaker or a thermostat is too hot to touch',
    steps: [
      'Don’t touch it. Keep children and pets away. Furnaces and their vent pipes stay hot after they stop.',
      'A hot breaker, outlet or thermostat is an electrical fault. If it glows, smells or smokes, leave and call 911. Otherwise call an electrician.',
      'A hot pipe or panel? Turn the system off and call a dealer.',
      'Cool a burn under cool running water. For a large or deep burn, or on a face, call 911.',
    ],
    callsEmergencyServices: true,
    isInAir: false,
    isNoticed: true,
  },
  {
    id: 'frozen-pipes',
    title: 'If the heat is out and water pipes freeze',
    shortTitle: 'Frozen or burst pipes',
    sign: 'The heat is out, and water pipes may freeze',
    steps: [
      'If a pipe has burst, shut off the water at the main valve. Keep away from water near wires.',
      'If a pipe is frozen, leave its faucet open. Warm it with a hair dryer or towels soaked in hot water, never with a flame. Use nothing electric in standing water.',
      'While the heat is out, let faucets drip and open the cabinets under sinks.',
      'Can’t reach or thaw it? Call a plumber. For the heat, call a dealer.',
    ],
    callsEmergencyServices: false,
    isInAir: false,
    isNoticed: false,
    systems: [...BURNS_FUEL, 'heat-pumps', 'air-handlers', 'ductless-systems', 'thermostat-controls'],
    allowsChecks: true,
    source: { name: 'American Red Cross', day: '2022-12-27' },
  },
  {
    id: 'heat-or-cold',
    title: 'If it’s very hot or cold and someone is at risk',
    shortTitle: 'Dangerous heat or cold',
    sign: 'It’s very hot or cold, and someone at home is at risk',
    steps: [
      'Is someone confused, fainting or hard to wake? Call 911.',
      'Babies, older adults and people who are ill may need a cooling or warming place. Don’t wait for a repair.',
      'Never heat a home with an oven, a grill or a generator indoors.',
    ],
    callsEmergencyServices: true,
    isInAir: false,
    isNoticed: false,
    allowsChecks: true,
  },
];

/** The emergencies that troubleshooting asks about first. */
export const FINDER_EMERGENCIES: ReadonlyArray<Emergency> = EMERGENCIES.filter(({ isNoticed }) => isNoticed);

export type Prevention = Pick<Emergency, 'id' | 'title' | 'shortTitle' | 'steps'>;

/** How to prevent the dangers of burning fuel (facts, section 1). */
export const PREVENTION: Prevention = {
  id: 'prevention',
  title: 'How to prevent it',
  shortTitle: 'How to prevent it',
  steps: [
    'Have every system that burns fuel, its flue and its chimney inspected by a professional each year.',
    'Put carbon monoxide alarms outside bedrooms and on every level. Test them each month. Replace them by the date on the alarm.',
  ],
};
