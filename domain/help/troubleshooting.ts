/** A symptom, and where a guide explains it. */
export interface Symptom {
  /** The fragment id in the guide. */
  readonly anchor: string;
  /** The symptom in a homeowner's words, equal to the guide's heading. */
  readonly name: string;
}

/** The symptom of all systems with refrigerant. */
const LEAK_ALERT = { anchor: 'leak-alert', name: 'A hiss or a refrigerant leak alarm' } as const;

interface SystemWithGuide {
  readonly name: string;
  readonly symptoms: ReadonlyArray<Symptom>;
}

/** The parent page of all guides, with the troubleshooting finder. */
export const TROUBLESHOOTING_PATH = '/resources/troubleshooting/';

/** The systems with a guide, in order (specification, section 2: routes), with their symptoms (facts, section 3). */
export const TROUBLESHOOTING = {
  'air-conditioners': {
    name: 'Air conditioners',
    symptoms: [
      { anchor: 'warm-air', name: 'It blows warm air' },
      { anchor: 'will-not-start', name: 'It won’t start' },
      { anchor: 'ice', name: 'There’s ice on the coil or the copper line' },
      { anchor: 'water', name: 'Water pools around the indoor unit' },
      { anchor: 'runs-all-day', name: 'It runs all day, and the house stays warm' },
      { anchor: 'noise', name: 'It buzzes, grinds, hisses or rattles' },
      LEAK_ALERT,
    ],
  },
  'gas-furnaces': {
    name: 'Gas furnaces',
    symptoms: [
      { anchor: 'no-heat', name: 'No heat, and nothing runs' },
      { anchor: 'cool-air', name: 'The blower runs, but the air is cool' },
      { anchor: 'short-cycling', name: 'It starts and stops every few minutes' },
      { anchor: 'stops-in-snow', name: 'It stops in snow or wind' },
      { anchor: 'water', name: 'There’s water near the furnace' },
      { anchor: 'flame-or-soot', name: 'Yellow flame, soot, a boom or new fumes' },
    ],
  },
  'air-handlers': {
    name: 'Air handlers',
    symptoms: [
      { anchor: 'no-airflow', name: 'No air comes out' },
      { anchor: 'weak-airflow', name: 'The air is weak' },
      { anchor: 'not-warm', name: 'The air never gets warm' },
      { anchor: 'fan-never-stops', name: 'The fan never stops' },
      { anchor: 'water', name: 'Water drips or stains below the unit' },
      { anchor: 'musty-smell', name: 'It smells musty' },
      LEAK_ALERT,
    ],
  },
  'heat-pumps': {
    name: 'Heat pumps',
    symptoms: [
      { anchor: 'lukewarm-air', name: 'The air feels lukewarm in winter' },
      { anchor: 'deep-cold', name: 'It can’t keep up in deep cold' },
      { anchor: 'steam', name: 'Steam, whooshing, or the outdoor fan stops' },
      { anchor: 'ice', name: 'The outdoor unit is covered in ice, even on top' },
      { anchor: 'aux-heat', name: 'AUX heat stays on for hours, and the bill is high' },
      { anchor: 'wrong-mode', name: 'It cools when it should heat, or heats when it should cool' },
      { anchor: 'will-not-run', name: 'It won’t run' },
      { anchor: 'power-cut', name: 'The power was out in freezing weather' },
      { anchor: 'noise', name: 'It grinds, hums, rattles or squeals' },
      LEAK_ALERT,
    ],
  },
  'oil-furnaces': {
    name: 'Oil furnaces',
    symptoms: [
      { anchor: 'no-heat', name: 'The burner won’t start' },
      { anchor: 'reset', name: 'It stops, and its reset has tripped' },
      { anchor: 'out-of-oil', name: 'You ran out of oil' },
      { anchor: 'smoke-or-soot', name: 'Smoke, soot, oily fumes or rumbling' },
      { anchor: 'stops-short', name: 'It heats, then stops too soon' },
      { anchor: 'oil-leak', name: 'Oil drips, or the tank smells strongly of oil' },
    ],
  },
  'ductless-systems': {
    name: 'Ductless systems',
    symptoms: [
      { anchor: 'no-response', name: 'It ignores the remote' },
      { anchor: 'weak-air', name: 'The air is weak, or it barely heats or cools' },
      { anchor: 'little-heat', name: 'It gives little heat in the cold' },
      { anchor: 'drips', name: 'Water drips from the indoor head' },
      { anchor: 'ice', name: 'There’s ice on the head or the outdoor unit' },
      { anchor: 'blinking-lights', name: 'Lights blink, or it shows a code' },
      { anchor: 'one-room', name: 'One room waits while another runs' },
      { anchor: 'musty-smell', name: 'It smells musty or sour' },
      { anchor: 'noise', name: 'It grinds, rattles or squeals' },
      { anchor: 'power-cut', name: 'The power was out in freezing weather' },
      LEAK_ALERT,
    ],
  },
  'air-quality': {
    name: 'Air quality',
    symptoms: [
      { anchor: 'dust', name: 'Dust settles quickly' },
      { anchor: 'dry-air', name: 'Dry air, static or cracked wood' },
      { anchor: 'wet-windows', name: 'The windows are wet in cold weather' },
      { anchor: 'sticky-air', name: 'The air is sticky in summer' },
      { anchor: 'air-cleaner', name: 'The air cleaner crackles, shows a light or smells sharp, like ozone' },
      { anchor: 'stale-air', name: 'Stale air or smells that linger' },
    ],
  },
  'packaged-systems': {
    name: 'Packaged systems',
    symptoms: [
      { anchor: 'nothing-runs', name: 'Nothing runs' },
      { anchor: 'little-air', name: 'It runs, but little air comes in' },
      { anchor: 'one-mode', name: 'It heats but won’t cool, or cools but won’t heat' },
      { anchor: 'water-stains', name: 'Water stains below a rooftop unit' },
      { anchor: 'gas-smell-outside', name: 'It smells of gas outside at the unit' },
      { anchor: 'ice-or-leaves', name: 'Ice or leaves build up on it' },
      LEAK_ALERT,
    ],
  },
  'thermostat-controls': {
    name: 'Thermostats and controls',
    symptoms: [
      { anchor: 'blank-screen', name: 'The screen is blank' },
      { anchor: 'wrong-reading', name: 'It shows the wrong temperature' },
      { anchor: 'ignores-schedule', name: 'It ignores the schedule' },
      { anchor: 'offline', name: 'It’s offline in the app' },
      { anchor: 'never-reaches', name: 'It runs but never reaches the temperature' },
      { anchor: 'aux-heat', name: 'AUX or EM HEAT is showing' },
    ],
  },
  coils: {
    name: 'Coils',
    symptoms: [
      { anchor: 'ice', name: 'Ice on the coil or the copper line' },
      { anchor: 'fading-cooling', name: 'Cooling fades over weeks' },
      { anchor: 'water', name: 'Water overflows' },
      { anchor: 'hiss', name: 'A hiss, an oily spot or a chemical smell' },
      { anchor: 'leak-alert', name: 'A leak alert on a newer system' },
      { anchor: 'bent-fins', name: 'Bent fins on the outdoor coil' },
    ],
  },
} as const satisfies Readonly<Record<string, SystemWithGuide>>;

export type TroubledCategory = keyof typeof TROUBLESHOOTING;

export const TROUBLED_CATEGORIES = Object.keys(TROUBLESHOOTING) as ReadonlyArray<TroubledCategory>;

export const guidePath = (category: TroubledCategory): string => `${TROUBLESHOOTING_PATH}${category}/`;

export const isGuide = (path: string): boolean => TROUBLED_CATEGORIES.map(guidePath).includes(path);

export const symptomAddress = (category: TroubledCategory, { anchor }: Symptom): string =>
  `${guidePath(category)}#${anchor}`;
