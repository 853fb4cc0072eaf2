import { expect, test } from '@jest/globals';
import { HVAC_TOPICS, hvacTopicPath } from '../../../domain/content/hvac-topics.ts';

/** The list of the contract (section 4). */
const SLUGS = [
  ...['central-heating-and-air', 'furnace-and-ac-packages', 'heat-pump-and-air-handler-packages'],
  ...[
    'hybrid-systems',
    'ac-and-air-handler-packages',
    'sizing',
    'air-conditioners',
    'heat-pumps',
    'ductless',
  ],
  ...['energy-star', 'indoor-air-quality', 'air-cleaners', 'humidifiers'],
];

test('The HVAC 101 has the thirteen topics of the contract, each at its address', () => {
  expect(HVAC_TOPICS.map(hvacTopicPath)).toEqual(
    SLUGS.map((slug) => `/resources/getting-started/hvac-basics/${slug}/`),
  );
});
