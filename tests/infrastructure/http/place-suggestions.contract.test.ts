import { HttpPlaceSuggestions } from '../../../infrastructure/http/http-place-suggestions.ts';
import { ListedPlaceSuggestions } from '../../../infrastructure/places/listed-place-suggestions.ts';
import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';
import { describePlaceSuggestions } from '../../contracts/dealers/place-suggestions.ts';
import { FakePlaceSuggestions } from '../../fakes/dealers/fake-place-suggestions.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { openServer } from '../server/opened-server.ts';

const nothing = async (): Promise<void> => undefined;

describePlaceSuggestions('fake', async () => {
  const placeSuggestions = new FakePlaceSuggestions();
  return { placeSuggestions, breakDown: async () => placeSuggestions.breakDown(), close: nothing };
});

const places = new SnapshotPostalPlaces(makePlacesSnapshot());

describePlaceSuggestions('from a list', async () => ({
  placeSuggestions: new ListedPlaceSuggestions(places),
  close: nothing,
}));

describePlaceSuggestions('HTTP, answered by this server', async () => {
  const { server } = await openServer();
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  const placeSuggestions = new HttpPlaceSuggestions({
    address: `${host}/api/places/suggestions`,
    timeoutMs: PATIENCE_MS,
  });
  const close = async (): Promise<void> => void (await server.close());
  return { placeSuggestions, breakDown: close, close };
});
