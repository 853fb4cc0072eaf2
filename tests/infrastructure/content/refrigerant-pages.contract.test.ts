import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

const markupOf = (page: string): string =>
  readFileSync(`infrastructure/content/pages/${page}.html`, 'utf8').replaceAll('\\u003c', '<');

const sectionOf = (page: string, blockId: string): string =>
  markupOf(page)
    .split('\n')
    .find((line) => line.includes(`"blockId": "${blockId}"`)) ?? '';

const LEAKS = [
  ['resources/troubleshooting/coils', 'leak-alert'],
  ['resources/troubleshooting/coils', 'hiss'],
  ['pieces/refrigerant-leak-symptom', 'leak-alert'],
] as const;

const STEPS = [
  /mildly flammable/,
  /No flames, no sparks/,
  /Open (?:the )?windows/,
  /911/,
  /Stop here\. Call a dealer\./,
];

describe('Refrigerants (facts, sections 6 and 10)', () => {
  test.each(LEAKS)(
    '%s#%s: the warnings (flammable, no flames, fresh air, switch off) come before the dealer',
    (page, blockId) => {
      const section = sectionOf(page, blockId);
      const places = STEPS.map((step) => section.search(step));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(section).toMatch(/leave (?:the unit|it|heating and cooling) off/i);
    },
  );

  test.each([
    'resources/troubleshooting/air-conditioners',
    'resources/troubleshooting/heat-pumps',
    'es/solucion-de-problemas/aire-acondicionado',
    'es/solucion-de-problemas/bomba-de-calor',
    'fr/depannage/climatiseur',
    'fr/depannage/thermopompe',
  ])('%s: a noise that hisses leads to what to do about a leak, before anything else', (page) =>
    expect(sectionOf(page, 'noise').replaceAll('\\"', '"')).toMatch(/<ul><li>[^<]*<a href="#leak-alert">/),
  );

  test.each([
    'products/air-conditioners',
    'products/heat-pumps',
    'products/coils',
    'products/coils/comfort-coil',
    'products/coils/platinum-indoor-coil',
    'products/packaged-system/air-conditioner-packaged-systems',
    'products/packaged-system/gas-electric-packaged-systems',
    'products/packaged-system/heat-pump-packaged-systems',
    'products/packaged-system/hybrid-comfort-systems',
    'resources/getting-started/hvac-basics/air-conditioners',
    'resources/getting-started/hvac-basics/heat-pumps',
  ])('%s: names the refrigerants, the serviceable ones, and the questions for buyers to ask', (page) => {
    const markup = markupOf(page);
    for (const name of ['R-410A', 'R-454B', 'R-32', 'ildly flammable', 'stay in use and be serviced'])
      expect(markup).toContain(name);
    expect(markup).toMatch(/Before you buy, ask|what to ask/);
  });
});
