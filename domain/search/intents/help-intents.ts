import { maintenancePath } from '../../help/maintenance.ts';
import { OPEN_DEALERS_ADDRESS } from '../../help/translated-pages.ts';
import {
  guidePath,
  TROUBLESHOOTING,
  TROUBLESHOOTING_PATH,
  type TroubledCategory,
} from '../../help/troubleshooting.ts';
import type { HelpIntent, IntentLink } from './intent.ts';

/** The dealers who answer at any hour, nearest first. */
export const OPEN_DEALERS: IntentLink = {
  text: 'Find a dealer who answers 24/7',
  href: OPEN_DEALERS_ADDRESS,
};

type Anchor<C extends TroubledCategory> = (typeof TROUBLESHOOTING)[C]['symptoms'][number]['anchor'];

/** The link to the section of a guide about a symptom. */
const symptom = <C extends TroubledCategory>(category: C, anchor: Anchor<C>): IntentLink => ({
  text: `${TROUBLESHOOTING[category].name}: ${TROUBLESHOOTING[category].symptoms.find((one) => one.anchor === anchor)?.name ?? ''}`,
  href: `${guidePath(category)}#${anchor}`,
});

const ANY_GUIDE: IntentLink = { text: 'All troubleshooting guides', href: TROUBLESHOOTING_PATH };

/** Problems that people search for. On a tie, the first one wins. */
export const HELP_INTENTS: ReadonlyArray<HelpIntent> = [
  {
    id: 'cold-air',
    asks: [
      ['heat', 'cold', 'air'],
      ['heat', 'cold'],
    ],
    unless: ['price', 'rebate', 'thermostat'],
    title: 'The heat is on, but the air is cool',
    text: 'Set the fan to AUTO and check the filter. If that doesn’t help, see the guide.',
    links: [symptom('gas-furnaces', 'cool-air'), symptom('heat-pumps', 'lukewarm-air'), OPEN_DEALERS],
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
    unless: ['price', 'rebate', 'warranty', 'leak', 'ice', 'noise'],
    title: 'No cooling',
    text: 'Start with the thermostat, the filter and the breaker. You won’t need tools.',
    links: [
      symptom('air-conditioners', 'warm-air'),
      symptom('air-conditioners', 'will-not-start'),
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
      ['ignition', 'not'],
    ],
    unless: ['price', 'rebate', 'warranty', 'leak', 'noise', 'cool'],
    title: 'No heat',
    text: 'Start with the thermostat, the furnace switch and the filter. One of them is often the cause.',
    links: [
      symptom('gas-furnaces', 'no-heat'),
      symptom('heat-pumps', 'will-not-run'),
      symptom('oil-furnaces', 'no-heat'),
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
    unless: ['price', 'rebate'],
    title: 'It starts and stops every few minutes',
    text: 'A dirty filter or closed registers are common causes. Check these first.',
    links: [symptom('gas-furnaces', 'short-cycling'), symptom('oil-furnaces', 'stops-short'), ANY_GUIDE],
  },
  {
    id: 'ice',
    asks: [['ice', 'cool'], ['ice', 'heat'], ['ice', 'air'], ['ice']],
    unless: ['price', 'rebate'],
    title: 'Ice on the system',
    text: 'Turn cooling off and let it melt. Don’t chip at the ice. Then check the filter.',
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
    unless: ['price', 'rebate'],
    title: 'Water or a leak',
    text: 'Turn the system off at the thermostat. Keep away from water near wires. Then see the guide.',
    links: [
      symptom('air-conditioners', 'water'),
      symptom('gas-furnaces', 'water'),
      symptom('air-handlers', 'water'),
      symptom('ductless-systems', 'drips'),
    ],
  },
  {
    id: 'airflow',
    asks: [['weak', 'air'], ['airflow']],
    unless: ['price', 'rebate'],
    title: 'Weak airflow',
    text: 'Check the filter, and open the registers. If the air stays weak, see the guide.',
    links: [
      symptom('air-handlers', 'weak-airflow'),
      symptom('air-handlers', 'no-airflow'),
      symptom('packaged-systems', 'little-air'),
    ],
  },
  {
    id: 'noise',
    asks: [['noise']],
    unless: ['price', 'rebate'],
    title: 'A new noise',
    text: 'A click or a low hum is normal. Loud banging, grinding or screeching is not: turn the system off.',
    links: [symptom('air-conditioners', 'noise'), symptom('gas-furnaces', 'flame-or-soot'), ANY_GUIDE],
  },
  {
    id: 'smell',
    asks: [['odor', 'musty'], ['odor'], ['musty']],
    unless: ['price', 'rebate', 'gas', 'rotten', 'egg', 'sulfur', 'burn', 'smoke', 'fire'],
    title: 'A new smell',
    text: 'If it smells of gas or rotten eggs, get everyone out first. A musty smell has other causes.',
    links: [
      { text: 'What to do if you smell gas', href: `${guidePath('gas-furnaces')}#gas-smell` },
      symptom('air-handlers', 'musty-smell'),
      symptom('ductless-systems', 'musty-smell'),
    ],
  },
  {
    id: 'blank-screen',
    asks: [['blank', 'thermostat'], ['not', 'thermostat'], ['blank']],
    unless: ['price', 'rebate', 'warranty'],
    title: 'The thermostat is blank or doesn’t respond',
    text: 'Put in fresh batteries, if it uses any. Then check the breaker and the furnace door.',
    links: [symptom('thermostat-controls', 'blank-screen'), symptom('thermostat-controls', 'offline')],
  },
  {
    id: 'high-bill',
    asks: [['high', 'bill'], ['bill', 'electric'], ['bill', 'gas'], ['bill']],
    unless: ['rebate'],
    title: 'A high bill',
    text: 'A dirty filter, auxiliary heat that stays on, or an old system can each raise your bill.',
    links: [
      symptom('heat-pumps', 'aux-heat'),
      symptom('air-conditioners', 'runs-all-day'),
      { text: 'Compare systems', href: '/products/compare/' },
    ],
  },
  {
    id: 'filter',
    asks: [['filter']],
    unless: ['price'],
    title: 'Change your filter',
    text: 'Turn the system off. Slide the old filter out. Put a new one of the same size in, with the arrow toward the blower.',
    links: [
      { text: 'Clean or change your filter', href: maintenancePath('clean-or-change-filter') },
      { text: 'Furnace maintenance', href: maintenancePath('gas-furnaces') },
      { text: 'Air conditioner maintenance', href: maintenancePath('air-conditioners') },
    ],
  },
];
