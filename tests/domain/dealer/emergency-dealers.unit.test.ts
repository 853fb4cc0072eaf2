import { expect, test } from '@jest/globals';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { emergencyDealers, isUrgent } from '../../../domain/dealer/emergency-dealers.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const nightDealer = (name: string, miles: number) =>
  aDealer().named(name).milesAway(miles).withBadge('emergency-service');

const namesOf = (dealers: ReturnType<typeof emergencyDealers>) => dealers.map(({ name }) => name);

test('the three nearest dealers who answer 24/7 are called', () => {
  const dealers = [
    aDealer().named('DAY').milesAway(0),
    nightDealer('FAR', 9),
    nightDealer('NEAR', 1),
    nightDealer('FARTHEST', 12),
    nightDealer('NEXT', 4),
  ].map((one) => one.build());
  expect(namesOf(emergencyDealers(dealers))).toEqual(['NEAR', 'NEXT', 'FAR']);
});

test('a dealer without a number is not called', () => {
  expect(emergencyDealers([nightDealer('SILENT', 1).withPhone('').build()])).toEqual([]);
});

test('only the search of the emergency links is urgent', () => {
  const search = searchNear('55401');
  expect(isUrgent({ ...search, filters: ['emergencyService'], sort: 'nearest' })).toBe(true);
  expect(isUrgent({ ...search, filters: ['emergencyService'] })).toBe(false);
  expect(isUrgent({ ...search, sort: 'nearest' })).toBe(false);
});
