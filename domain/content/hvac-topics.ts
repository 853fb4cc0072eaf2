/** The HVAC 101 topics (specification, section 2: routes), each the last part of its page's path: systems first, then parts, then air. */
export const HVAC_TOPICS = [
  'central-heating-and-air',
  'furnace-and-ac-packages',
  'heat-pump-and-air-handler-packages',
  'hybrid-systems',
  'ac-and-air-handler-packages',
  'sizing',
  'air-conditioners',
  'heat-pumps',
  'ductless',
  'energy-star',
  'indoor-air-quality',
  'air-cleaners',
  'humidifiers',
] as const;

export type HvacTopic = (typeof HVAC_TOPICS)[number];

/** The parent page of all topics. */
export const HVAC_BASICS_PATH = '/resources/getting-started/hvac-basics/';

export const hvacTopicPath = (topic: HvacTopic): string => `${HVAC_BASICS_PATH}${topic}/`;
