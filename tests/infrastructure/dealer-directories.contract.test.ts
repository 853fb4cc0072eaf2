import { afterAll, beforeAll } from '@jest/globals';
import Fastify from 'fastify';
import type { DealerDirectory } from '../../application/ports/dealers/dealer-directory.ts';
import { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import { NearestDealers } from '../../application/provider/nearest-dealers/nearest-dealers.ts';
import { OrderedDealerDirectory } from '../../application/provider/order-dealers/ordered-dealer-directory.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { HttpDealerDirectory } from '../../infrastructure/http/http-dealer-directory.ts';
import { dealerSearchRoutes } from '../../infrastructure/server/routes/dealer-routes.ts';
import { nearestRoute } from '../../infrastructure/server/routes/nearest-route.ts';
import { ScriptedProvider } from '../acceptance/drivers/browser/dealers/scripted-provider.ts';
import { describeDealerDirectory, type DirectoryUnderTest } from '../contracts/dealers/dealer-directory.ts';
import { FakePlaceSuggestions } from '../fakes/dealers/fake-place-suggestions.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../fakes/dealers/fake-dealer-directory.ts';
import { MemoryDealerRecords } from '../fakes/dealers/memory-dealer-records.ts';
import { MemoryPostalPlaces } from '../fakes/dealers/memory-postal-places.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

const fake = async (): Promise<DirectoryUnderTest> => {
  const directory = new FakeDealerDirectory();
  return {
    directory,
    serve: (zipcode, dealers) => directory.serve(zipcode, dealers),
    serveNearest: (zipcode, dealers) => directory.serveNearest(zipcode, dealers),
    breakDown: () => {
      directory.meet({ _tag: 'ProviderUnavailable', reason: 'Gone' });
      directory.meetNearest({ _tag: 'ProviderUnavailable', reason: 'Gone' });
    },
    close: async () => undefined,
  };
};

const ownRecords = async (): Promise<DirectoryUnderTest> => {
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
  return {
    directory: {
      search: (code) => new LocateDealers(records(), places).execute(code),
      nearest: (...asked) => new NearestDealers(records(), places).execute(...asked),
    },
    serve: (_zipcode, dealers) => void served.push(...dealers),
    serveNearest: (_zipcode, dealers) => void served.push(...dealers),
    breakDown: () => void (broken = true),
    close: async () => undefined,
  };
};

const provider = new ScriptedProvider();
let providerHost = '';
beforeAll(async () => void (providerHost = await provider.open()));
afterAll(() => provider.close());

const over = (host: string): HttpDealerDirectory =>
  new HttpDealerDirectory({
    searchAddress: `${host}/dealers/locate`,
    nearestAddress: `${host}/dealers/nearest`,
    timeoutMs: PATIENCE_MS,
    context: () => ({ page: '/', anonymousId: '', sessionId: '' }),
  });

const realProvider = async (): Promise<DirectoryUnderTest> => ({
  directory: over(providerHost),
  serve: (zipcode, dealers) => provider.serve({ zipcode, dealers }),
  serveNearest: (zipcode, dealers) => provider.nearest.serve(zipcode, dealers),
  breakDown: () => {
    provider.meet({ kind: 'failure' });
    provider.nearest.breakDown();
  },
  close: async () => provider.reset(),
});

/** The same directory as a browser sees it, through our own API. */
const throughApi =
  (open: () => Promise<DirectoryUnderTest>, version: (() => string) | null) =>
  async (): Promise<DirectoryUnderTest> => {
    const behind = await open();
    const api = Fastify();
    const directory: DealerDirectory = new OrderedDealerDirectory(behind.directory, new FakeClock());
    dealerSearchRoutes(api, directory, new FakePlaceSuggestions(), version);
    nearestRoute(api, directory, new FakePlaceSuggestions());
    const host = await api.listen({ port: 0, host: '127.0.0.1' });
    return {
      ...behind,
      directory: over(host),
      close: async () => {
        await api.close();
        await behind.close();
      },
    };
  };

describeDealerDirectory('fake', fake);
describeDealerDirectory('our own records', ownRecords);
describeDealerDirectory('a provider over HTTP', realProvider);
describeDealerDirectory(
  'our own records through the API',
  throughApi(ownRecords, () => '1'),
);
describeDealerDirectory('a provider over HTTP, through the API', throughApi(realProvider, null));
