import { afterAll, beforeAll } from '@jest/globals';
import { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import { NearestDealers } from '../../application/provider/nearest-dealers/nearest-dealers.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { HttpDealerDirectory } from '../../infrastructure/http/http-dealer-directory.ts';
import { InProcessDealerDirectory } from '../../infrastructure/in-process/in-process-dealer-directory.ts';
import { ScriptedProvider } from '../acceptance/drivers/browser/dealers/scripted-provider.ts';
import { describeDealerDirectory } from '../contracts/dealer-directory.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../fakes/fake-dealer-directory.ts';
import { MemoryDealerRecords } from '../fakes/memory-dealer-records.ts';
import { MemoryPostalPlaces } from '../fakes/memory-postal-places.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

describeDealerDirectory('fake', async () => {
  const directory = new FakeDealerDirectory();
  return {
    directory,
    serve: (zipcode, dealers) => directory.serve(zipcode, dealers),
    serveNearest: (zipcode, dealers) => directory.serveNearest(zipcode, dealers),
    breakDown: () => {
      directory.meet({ _tag: 'DirectoryUnavailable', statusText: 'Gone' });
      directory.meetNearest({ _tag: 'DirectoryUnavailable', statusText: 'Gone' });
    },
    close: async () => undefined,
  };
});

describeDealerDirectory('in process', async () => {
  const served: Dealer[] = [];
  const places = new MemoryPostalPlaces([
    ['75001', { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 }],
  ]);
  let broken = false;
  const records = () => {
    const made = new MemoryDealerRecords(served);
    if (broken) made.breakDown();
    return made;
  };
  const directory = () =>
    new InProcessDealerDirectory(
      new LocateDealers(records(), places, new FakeClock()),
      new NearestDealers(records(), places),
    );
  return {
    directory: {
      search: (code) => directory().search(code),
      nearest: (code, filters, most) => directory().nearest(code, filters, most),
    },
    serve: (_zipcode, dealers) => void served.push(...dealers),
    serveNearest: (_zipcode, dealers) => void served.push(...dealers),
    breakDown: () => void (broken = true),
    close: async () => undefined,
  };
});

const provider = new ScriptedProvider();
let host = '';
beforeAll(async () => void (host = await provider.open()));
afterAll(() => provider.close());

describeDealerDirectory('HTTP', async () => ({
  directory: new HttpDealerDirectory({
    searchAddress: `${host}/dealers/locate`,
    nearestAddress: `${host}/dealers/nearest`,
    timeoutMs: PATIENCE_MS,
    context: () => ({ url: '/', mtaAnonymousId: '', mtaSessionId: '' }),
  }),
  serve: (zipcode, dealers) => provider.serve({ zipcode, dealers }),
  serveNearest: (zipcode, dealers) => provider.serveNearest(zipcode, dealers),
  breakDown: () => {
    provider.meet({ kind: 'failure' });
    provider.breakNearest();
  },
  close: async () => provider.reset(),
}));
