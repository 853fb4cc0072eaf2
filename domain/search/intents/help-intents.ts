import { maintenancePath, type MaintenanceCategory } from '../../help/maintenance.ts';
import { OPEN_DEALERS_ADDRESS } from '../../help/translated-pages.ts';
import {
  guidePath,
  TROUBLESHOOTING,
  TROUBLESHOOTING_PATH,
  type TroubledCategory,
} from '../../help/troubleshooting.ts';
import type { ConceptName } from './concepts.ts';
import type { HelpIntent, IntentLink } from './intent.ts';

/** The dealers who answer at any hour, nearest first. */
export const OPEN_DEALERS: IntentLink = {
  text: 'Find a dealer who answers 24/7',
  href: OPEN_DEALERS_ADDRESS,
};

type Anchor<C extends TroubledCategory> = (typeof TROUBLESHOOTING)[C]['symptoms'][number]['anchor'];

/** The link to the section of a guide about a symptom. */
const symptom = <C extends TroubledCategory>(category: C, anchor: Anchor<C>): IntentLink => ({
  system: category,
  text: `${TROUBLESHOOTING[category].name}: ${TROUBLESHOOTING[category].symptoms.find((one) => one.anchor === anchor)?.name ?? ''}`,
  href: `${guidePath(category)}#${anchor}`,
});

const ANY_GUIDE: IntentLink = { text: 'All troubleshooting guides', href: TROUBLESHOOTING_PATH };

/** What a search about money is about. It is no search about a problem. */
const MONEY = [
  'price',
  'rebate',
  'lease',
  'finance',
  'tax',
  'credit',
] as const satisfies ReadonlyArray<ConceptName>;

/** The guide of a system: the first link about a system whose guide has no such symptom. */
export const guideOf = (system: TroubledCategory): IntentLink => ({
  system,
  text: TROUBLESHOOTING[system].name,
  href: guidePath(system),
});

const tips = (system: MaintenanceCategory & TroubledCategory, text: string): IntentLink => ({
  system,
  text,
  href: maintenancePath(system),
});

/** Problems that people search for. On a tie, the first one wins. */
export const HELP_INTENTS: ReadonlyArray<HelpIntent> = [
  {
    id: 'cold-air',
    asks: [
      ['heat', 'cold', 'air'],
      ['heat', 'cold'],
    ],
    unless: [...MONEY, 'thermostat'],
    links: [
      symptom('gas-furnaces', 'cool-air'),
      symptom('heat-pumps', 'lukewarm-air'),
      symptom('air-handlers', 'not-warm'),
      OPEN_DEALERS,
    ],
  },
  {
    id: 'no-cooling',
    asks: [
      ['cool', 'hot', 'air'],
      ['not', 'cool', 'cold', 'air'],
      ['not', 'cool', 'air'],
      ['not', 'cool'],
      ['cool', 'hot'],
      ['not', 'cold', 'air'],
      ['not', 'air'],
      ['home', 'hot'],
    ],
    unless: [...MONEY, 'warranty', 'leak', 'ice', 'noise'],
    links: [
      symptom('air-conditioners', 'warm-air'),
      symptom('air-conditioners', 'will-not-start'),
      symptom('ductless-systems', 'weak-air'),
      symptom('packaged-systems', 'nothing-runs'),
      OPEN_DEALERS,
    ],
  },
  {
    id: 'no-heat',
    asks: [
      ['not', 'heat', 'home'],
      ['not', 'heat', 'on'],
      ['not', 'heat', 'air'],
      ['not', 'heat'],
      ['not', 'hot', 'air'],
      ['home', 'cold'],
      ['home', 'freezing'],
      ['freezing'],
      ['pilot'],
      ['reset', 'heat'],
      ['reset', 'burner'],
      ['off', 'pilot'],
      ['snow', 'heat'],
      ['ranOut', 'oil'],
      ['not', 'on'],
      ['ignition', 'not'],
    ],
    unless: [...MONEY, 'warranty', 'leak', 'noise', 'cool'],
    links: [
      symptom('gas-furnaces', 'no-heat'),
      symptom('heat-pumps', 'will-not-run'),
      symptom('oil-furnaces', 'no-heat'),
      symptom('packaged-systems', 'nothing-runs'),
      OPEN_DEALERS,
    ],
  },
  {
    id: 'short-cycling',
    asks: [
      ['short', 'cycle'],
      ['on', 'off'],
      ['off', 'heat'],
    ],
    unless: [...MONEY],
    links: [symptom('gas-furnaces', 'short-cycling'), symptom('oil-furnaces', 'stops-short'), ANY_GUIDE],
  },
  {
    id: 'ice',
    asks: [['ice', 'cool'], ['ice', 'heat'], ['ice', 'air'], ['ice']],
    unless: [...MONEY],
    links: [symptom('air-conditioners', 'ice'), symptom('heat-pumps', 'ice'), symptom('coils', 'ice')],
  },
  {
    id: 'leak',
    asks: [
      ['leak', 'water'],
      ['leak', 'cool'],
      ['leak', 'heat'],
      ['water', 'heat'],
      ['water', 'cool'],
      ['leak'],
      ['drain'],
    ],
    unless: [...MONEY],
    links: [
      symptom('air-conditioners', 'water'),
      symptom('gas-furnaces', 'water'),
      symptom('air-handlers', 'water'),
      symptom('ductless-systems', 'drips'),
    ],
  },
  {
    id: 'airflow',
    asks: [
      ['weak', 'air'],
      ['weak', 'vent'],
      ['not', 'vent', 'air'],
      ['not', 'air', 'out'],
      ['weak', 'air', 'out'],
      ['airflow'],
    ],
    unless: [...MONEY],
    links: [
      symptom('air-handlers', 'weak-airflow'),
      symptom('air-handlers', 'no-airflow'),
      symptom('ductless-systems', 'weak-air'),
      symptom('packaged-systems', 'little-air'),
    ],
  },
  {
    id: 'noise',
    asks: [['noise']],
    unless: [...MONEY],
    links: [symptom('air-conditioners', 'noise'), symptom('gas-furnaces', 'flame-or-soot'), ANY_GUIDE],
  },
  {
    id: 'musty',
    asks: [['odor', 'musty'], ['musty', 'cool'], ['musty']],
    unless: [...MONEY],
    links: [symptom('air-handlers', 'musty-smell'), symptom('ductless-systems', 'musty-smell')],
  },
  {
    id: 'smell',
    asks: [['odor']],
    unless: [...MONEY, 'musty'],
    links: [
      { text: 'What to do if you smell gas', href: `${guidePath('gas-furnaces')}#gas-smell` },
      symptom('air-handlers', 'musty-smell'),
    ],
  },
  {
    id: 'fan',
    asks: [['fan'], ['fan', 'not'], ['fan', 'not', 'cool']],
    unless: [...MONEY],
    links: [symptom('air-handlers', 'fan-never-stops'), symptom('air-handlers', 'no-airflow'), ANY_GUIDE],
  },
  {
    id: 'winter',
    asks: [['aux', 'heat'], ['aux'], ['steam', 'heat'], ['steam']],
    unless: [...MONEY],
    links: [symptom('heat-pumps', 'aux-heat'), symptom('heat-pumps', 'steam')],
  },
  {
    id: 'blank-screen',
    asks: [
      ['blank', 'thermostat'],
      ['not', 'thermostat'],
      ['not', 'thermostat', 'wifi'],
      ['thermostat', 'wifi'],
      ['thermostat', 'reading'],
      ['thermostat', 'temperature'],
      ['blank'],
    ],
    unless: [...MONEY, 'warranty'],
    links: [symptom('thermostat-controls', 'blank-screen'), symptom('thermostat-controls', 'offline')],
  },
  {
    id: 'breaker',
    asks: [['trips', 'cool'], ['trips', 'heat'], ['trips']],
    unless: [...MONEY],
    links: [
      symptom('air-conditioners', 'will-not-start'),
      symptom('heat-pumps', 'will-not-run'),
      symptom('gas-furnaces', 'no-heat'),
      OPEN_DEALERS,
    ],
  },
  {
    id: 'code',
    asks: [['code', 'cool'], ['code', 'heat'], ['code', 'not', 'cool'], ['code', 'not', 'heat'], ['code']],
    unless: ['thermostat'],
    links: [symptom('ductless-systems', 'blinking-lights'), symptom('ductless-systems', 'no-response')],
  },
  {
    id: 'air',
    asks: [['dust', 'home'], ['dust'], ['dry', 'air'], ['dry', 'home'], ['dry', 'air', 'home'], ['window']],
    unless: [...MONEY],
    links: [
      symptom('air-quality', 'dust'),
      symptom('air-quality', 'dry-air'),
      symptom('air-quality', 'wet-windows'),
    ],
  },
  {
    id: 'high-bill',
    asks: [['high', 'bill'], ['bill', 'electric'], ['bill', 'gas'], ['bill']],
    unless: ['rebate', 'tax'],
    links: [
      symptom('heat-pumps', 'aux-heat'),
      symptom('air-conditioners', 'runs-all-day'),
      { text: 'Compare systems', href: '/products/compare/' },
    ],
  },
  {
    id: 'filter',
    asks: [
      ['filter'],
      ['filter', 'replace'],
      ['filter', 'upkeep'],
      ['filter', 'replace', 'heat'],
      ['filter', 'upkeep', 'heat'],
      ['filter', 'upkeep', 'cool'],
    ],
    unless: ['price'],
    links: [
      { text: 'Clean or change your filter', href: maintenancePath('clean-or-change-filter') },
      { text: 'Furnace maintenance', href: maintenancePath('gas-furnaces') },
      { text: 'Air conditioner maintenance', href: maintenancePath('air-conditioners') },
    ],
  },
  {
    id: 'maintenance',
    asks: [['upkeep', 'heat'], ['upkeep', 'cool'], ['upkeep', 'air'], ['upkeep']],
    unless: [...MONEY],
    links: [
      tips('gas-furnaces', 'Furnace maintenance'),
      tips('air-conditioners', 'Air conditioner maintenance'),
      tips('heat-pumps', 'Heat pump maintenance'),
      tips('ductless-systems', 'Ductless maintenance'),
      tips('oil-furnaces', 'Oil furnace maintenance'),
    ],
    offers: 'dealers',
  },
];
