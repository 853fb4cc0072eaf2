import { expect, test } from '@jest/globals';
import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';
import { SnapshotTowns } from '../../../infrastructure/places/snapshot-towns.ts';
import { describeLargerTowns } from '../../contracts/dealers/larger-towns.ts';
import { MemoryTowns } from '../../fakes/dealers/memory-towns.ts';

const snapshot = new SnapshotTowns(() => new SnapshotPostalPlaces(makePlacesSnapshot()).inhabited());

describeLargerTowns('The snapshot of places', () => snapshot);

test('The snapshot never names a company with a zip of its own as a town', () => {
  const near = snapshot.near({ lat: 32.93, lon: -96.79 }, 10, 100).map(({ name }) => name);
  expect(near).toContain('Addison');
  expect(near).not.toContain('American Express');
});

describeLargerTowns(
  'The fake',
  () =>
    new MemoryTowns([
      { name: 'Houston', lat: 29.7663, lon: -95.3677 },
      { name: 'Dallas', lat: 32.7831, lon: -96.8067 },
      { name: 'Fort Worth', lat: 32.7493, lon: -97.3316 },
      { name: 'Plano', lat: 33.0344, lon: -96.7453 },
    ]),
);
