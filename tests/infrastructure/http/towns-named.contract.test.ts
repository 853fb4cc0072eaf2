import { HttpTownsNamed } from '../../../infrastructure/http/http-towns-named.ts';
import { ListedTownsNamed } from '../../../infrastructure/places/listed-towns-named.ts';
import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';
import { describeTownsNamed } from '../../contracts/dealers/towns-named.ts';
import { FakeTownsNamed } from '../../fakes/dealers/fake-towns-named.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { openServer } from '../server/opened-server.ts';

const nothing = async (): Promise<void> => undefined;

describeTownsNamed('fake', async () => {
  const townsNamed = new FakeTownsNamed();
  return { townsNamed, breakDown: async () => townsNamed.breakDown(), close: nothing };
});

const places = new SnapshotPostalPlaces(makePlacesSnapshot());

describeTownsNamed('from a list', async () => ({ townsNamed: new ListedTownsNamed(places), close: nothing }));

describeTownsNamed('HTTP, answered by this server', async () => {
  const { server } = await openServer();
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  const townsNamed = new HttpTownsNamed({ address: `${host}/api/places/towns`, timeoutMs: PATIENCE_MS });
  const close = async (): Promise<void> => void (await server.close());
  return { townsNamed, breakDown: close, close };
});
