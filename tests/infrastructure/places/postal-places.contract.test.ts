import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';
import { describePostalPlaces } from '../../contracts/dealers/postal-places.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';

const snapshot = makePlacesSnapshot();

describePostalPlaces('MemoryPostalPlaces', () => new MemoryPostalPlaces());
describePostalPlaces('SnapshotPostalPlaces', () => new SnapshotPostalPlaces(snapshot));
