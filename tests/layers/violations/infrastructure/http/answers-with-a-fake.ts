import { fakeDealers } from '../../tests/fakes/fake-dealers.ts';

export const answersWithAFake = fakeDealers;
