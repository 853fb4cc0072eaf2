import { describe, expect, test } from '@jest/globals';
import { isNamedPath } from '../../../domain/content/links/named-paths.ts';
import { EMERGENCIES, FINDER_EMERGENCIES, PREVENTION } from '../../../domain/help/emergencies.ts';
import {
  guidePath,
  isGuide,
  symptomAddress,
  TROUBLED_CATEGORIES,
  TROUBLESHOOTING,
} from '../../../domain/help/troubleshooting.ts';

describe('The systems with a guide', () => {
  test('are those with pages in the specification', () => {
    expect(TROUBLED_CATEGORIES).toHaveLength(10);
    expect(TROUBLED_CATEGORIES.filter((category) => !isNamedPath(guidePath(category)))).toEqual([]);
  });

  test('are found by the paths of their guides', () => {
    expect(TROUBLED_CATEGORIES.map(guidePath).filter(isGuide)).toHaveLength(10);
    expect(['/', '/resources/troubleshooting/', '/resources/troubleshooting/other/'].filter(isGuide)).toEqual(
      [],
    );
  });

  test.each(TROUBLED_CATEGORIES)('%s has symptoms, each with its own anchor', (category) => {
    const anchors = TROUBLESHOOTING[category].symptoms.map(({ anchor }) => anchor);
    expect(anchors.length).toBeGreaterThanOrEqual(6);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('a symptom links to its place in the guide', () =>
    expect(symptomAddress('gas-furnaces', TROUBLESHOOTING['gas-furnaces'].symptoms[0])).toBe(
      '/resources/troubleshooting/gas-furnaces/#no-heat',
    ));
});

describe('The emergencies', () => {
  test('before all other questions are those that people notice at the equipment', () =>
    expect(FINDER_EMERGENCIES.map(({ id }) => id)).toEqual([
      ...['gas-smell', 'carbon-monoxide', 'burning-smell', 'refrigerant-leak', 'delayed-ignition'],
      ...['heating-oil', 'water-near-wires', 'hot-surfaces'],
    ]));

  test('begin with leaving the building if the air is dangerous', () => {
    expect(EMERGENCIES[0]?.steps[0]).toBe('Leave right away. Take everyone with you.');
    expect(EMERGENCIES[1]?.steps[0]).toBe('Move everyone to fresh air.');
  });

  test('are prevented by a yearly inspection, and by alarms near bedrooms and on every level', () =>
    expect(PREVENTION.steps.join(' ')).toMatch(/inspected .* each year\..*bedrooms and on every level/));

  test('share no id with the symptoms of the guides', () => {
    const ids: ReadonlyArray<string> = [...EMERGENCIES, PREVENTION].map(({ id }) => id);
    const anchors = Object.values(TROUBLESHOOTING).flatMap(({ symptoms }) =>
      symptoms.map(({ anchor }) => anchor),
    );
    expect(anchors.filter((anchor) => ids.includes(anchor))).toEqual([]);
  });
});
