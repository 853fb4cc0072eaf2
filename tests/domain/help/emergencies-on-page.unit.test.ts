import { describe, expect, test } from '@jest/globals';
import { EMERGENCIES } from '../../../domain/help/emergencies.ts';
import { emergenciesOnPage } from '../../../domain/help/emergencies-on-page.ts';
import { emergenciesIn } from '../../../domain/help/translated-emergencies.ts';

const idsOn = (path: string) => emergenciesOnPage(path, 'en').map(({ id }) => id);

const EVERYWHERE = [
  'gas-smell',
  'carbon-monoxide',
  'burning-smell',
  'water-near-wires',
  'flooded-equipment',
  'hot-surfaces',
  'heat-or-cold',
];

describe('The emergencies on a page', () => {
  test.each([
    ['/resources/troubleshooting/gas-furnaces/', ['delayed-ignition', 'frozen-pipes']],
    ['/es/solucion-de-problemas/calefaccion-de-gas/', ['delayed-ignition', 'frozen-pipes']],
    ['/fr/depannage/fournaise-au-gaz/', ['delayed-ignition', 'frozen-pipes']],
    ['/resources/maintenance-tips/oil-furnaces/', ['delayed-ignition', 'heating-oil', 'frozen-pipes']],
    [
      '/resources/troubleshooting/packaged-systems/',
      ['refrigerant-leak', 'delayed-ignition', 'frozen-pipes'],
    ],
    ['/fr/depannage/thermopompe/', ['refrigerant-leak', 'frozen-pipes']],
    ['/resources/maintenance-tips/coils/', ['refrigerant-leak']],
    ['/resources/troubleshooting/thermostat-controls/', ['frozen-pipes']],
    ['/resources/maintenance-tips/air-quality/', []],
  ])('%s: those of all systems, and %j', (path, ofSystem) =>
    expect(idsOn(path).filter((id) => !EVERYWHERE.includes(id))).toEqual(ofSystem),
  );

  test('are all on a page about no system', () =>
    expect(idsOn('/')).toEqual(EMERGENCIES.map(({ id }) => id)));

  test('are in the language of the page', () => {
    const ids = idsOn('/fr/depannage/thermopompe/');
    expect(emergenciesOnPage('/es/solucion-de-problemas/bomba-de-calor/', 'es')).toEqual(
      emergenciesIn('es').filter(({ id }) => ids.includes(id)),
    );
  });
});

test('The source of an emergency’s steps has a name and a day in the past', () => {
  const sources = EMERGENCIES.flatMap(({ source }) => source ?? []);
  expect(sources.length).toBeGreaterThan(3);
  for (const { name, day } of sources) {
    expect(name).not.toBe('');
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});
