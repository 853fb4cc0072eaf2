import { describe, expect, test } from '@jest/globals';
import { EMERGENCIES } from '../../../domain/help/emergencies.ts';
import { emergenciesOnPage } from '../../../domain/help/emergencies-on-page.ts';
import { emergenciesIn } from '../../../domain/help/translated-emergencies.ts';

const idsOn = (path: string) => emergenciesOnPage(path, 'en').map(({ id }) => id);

describe('The emergencies on a page', () => {
  test.each([
    '/resources/troubleshooting/gas-furnaces/',
    '/resources/troubleshooting/oil-furnaces/',
    '/resources/maintenance-tips/air-quality/',
    '/es/solucion-de-problemas/calefaccion-de-gas/',
    '/fr/depannage/fournaise-au-gaz/',
  ])('%s: all but a refrigerant leak, which needs refrigerant', (path) =>
    expect(idsOn(path)).toEqual(EMERGENCIES.map(({ id }) => id).filter((id) => id !== 'refrigerant-leak')),
  );

  test.each([
    '/',
    '/resources/troubleshooting/ductless-systems/',
    '/resources/maintenance-tips/coils/',
    '/fr/depannage/thermopompe/',
  ])('%s: all', (path) => expect(idsOn(path)).toEqual(EMERGENCIES.map(({ id }) => id)));

  test('are in the language of the page', () =>
    expect(emergenciesOnPage('/es/solucion-de-problemas/bomba-de-calor/', 'es')).toEqual(
      emergenciesIn('es'),
    ));
});
