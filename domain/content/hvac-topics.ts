/** A page of the HVAC 101 (specification, section 2: routes). */
interface HvacTopicPage {
  /** The last part of its path. */
  readonly slug: string;
  /** Short enough to stand beside twelve others. */
  readonly title: string;
}

/** The topics in the order of the specification: systems first, then parts, then the air. */
export const HVAC_TOPICS = [
  { slug: 'central-heating-and-air', title: 'Central heating and air' },
  { slug: 'furnace-and-ac-packages', title: 'Furnace and AC packages' },
  { slug: 'heat-pump-and-air-handler-packages', title: 'Heat pump and air handler packages' },
  { slug: 'hybrid-systems', title: 'Hybrid systems' },
  { slug: 'ac-and-air-handler-packages', title: 'AC and air handler packages' },
  { slug: 'sizing', title: 'Sizing' },
  { slug: 'air-conditioners', title: 'Air conditioners' },
  { slug: 'heat-pumps', title: 'Heat pumps' },
  { slug: 'ductless', title: 'Ductless' },
  { slug: 'energy-star', title: 'ENERGY STAR' },
  { slug: 'indoor-air-quality', title: 'Indoor air quality' },
  { slug: 'air-cleaners', title: 'Air cleaners' },
  { slug: 'humidifiers', title: 'Humidifiers' },
] as const satisfies ReadonlyArray<HvacTopicPage>;

export type HvacTopic = (typeof HVAC_TOPICS)[number]['slug'];

/** Where all of them lie. */
export const HVAC_BASICS_PATH = '/resources/getting-started/hvac-basics/';

/** The path of a topic's page, with a slash at both ends. */
export const hvacTopicPath = (topic: HvacTopic): string => `${HVAC_BASICS_PATH}${topic}/`;
