import { expect, test } from '@jest/globals';
import { companyId } from '../../builders/company-id.ts';
import { shownName, shownTown } from '../../../application/visitor/find-dealers/shown-dealer.ts';

test('a dealer without a name is shown with its town', () => {
  expect(shownName({ name: 'ACME HVAC', city: 'Plano' })).toBe('Acme HVAC');
  expect(shownName({ name: ' ', city: ' Plano ' })).toBe('Local dealer in Plano');
  expect(shownName({ city: 'Allen' })).toBe('Local dealer in Allen');
  expect(shownName({})).toBe('Local dealer');
});

test('unnamed dealers of one town get distinct names', () =>
  expect([1204, 1205].map((id) => shownName({ city: 'Allen', companyId: companyId(id) }))).toEqual([
    'Local dealer 1204 in Allen',
    'Local dealer 1205 in Allen',
  ]));

test('spaces around a town are removed', () => {
  expect(shownTown({ city: ' Plano ', state: 'TX ' })).toBe('Plano, TX');
  expect(shownTown({ city: ' ', state: '' })).toBeNull();
});
