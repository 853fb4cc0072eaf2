import { expect, test } from '@jest/globals';
import { COMMON_SYMPTOMS } from '../../../domain/help/common-symptoms.ts';
import {
  symptomAddress,
  TROUBLED_CATEGORIES,
  TROUBLESHOOTING,
} from '../../../domain/help/troubleshooting.ts';

test('There are six common symptoms, each explained in a guide', () => {
  const explained = TROUBLED_CATEGORIES.flatMap((category) =>
    TROUBLESHOOTING[category].symptoms.map((symptom) => symptomAddress(category, symptom)),
  );
  const addresses = COMMON_SYMPTOMS.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(6);
  expect(addresses.filter((address) => !explained.includes(address))).toEqual([]);
});

test('A common symptom names the system of its guide', () => {
  expect(COMMON_SYMPTOMS.map(({ name, system, address }) => [name, system, address])).toContainEqual([
    'No heat',
    'Gas furnaces',
    '/resources/troubleshooting/gas-furnaces/#no-heat',
  ]);
});
