import { expect, test } from '@jest/globals';
import { ListedPlaceSuggestions } from '../../../infrastructure/places/listed-place-suggestions.ts';

const townsNamed = (...cities: ReadonlyArray<string>) =>
  new ListedPlaceSuggestions({
    placeOf: () => ({ _tag: 'None' }),
    codesOfTown: () => 1,
    similarTowns: () => [{ city: 'Guessed', state: 'PA', area: '16681' }],
    towns: () => cities.map((city) => ({ city, state: 'PA', area: '16681' })),
  });

test.each([
  ['sparks', ['Sparks'], 0],
  ['Sparks, NV', ['Sparks'], 0],
  ['smoke', ['Smokerun'], 1],
  ['smoke', [], 1],
  ['Plano', ['Plano'], 0],
])('%p with the towns %p names %i dangers', async (typed, cities, count) =>
  expect(await townsNamed(...cities).for(typed, null)()).toMatchObject({
    right: { places: cities.map((city) => ({ city })), emergencies: { length: count } },
  }),
);

test('towns with similar names are no guess at a danger', async () => {
  expect(await townsNamed().for('I smell gas', null)()).toMatchObject({ right: { places: [] } });
  expect(await townsNamed().for('Gessed', null)()).toMatchObject({
    right: { places: [{ city: 'Guessed' }] },
  });
});
