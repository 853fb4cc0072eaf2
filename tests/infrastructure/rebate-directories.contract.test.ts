import { afterAll, beforeAll } from '@jest/globals';
import { getOrElse } from 'fp-ts/Option';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { EditionLoader } from '../../infrastructure/database/editions/edition-loader.ts';
import { SqlRebateDirectory } from '../../infrastructure/database/editions/sql-rebate-directory.ts';
import { CachedRebateDirectory } from '../../infrastructure/http/cached-rebate-directory.ts';
import { HttpRebateDirectory } from '../../infrastructure/http/http-rebate-directory.ts';
import { IncentivesRebateDirectory } from '../../infrastructure/http/incentives-rebate-directory.ts';
import { ScriptedProvider } from '../acceptance/drivers/browser/dealers/scripted-provider.ts';
import { describeDetailedRebates, describeRebateDirectory } from '../contracts/content/rebate-directory.ts';
import { refusing } from '../faults/fault.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { FakeRebateDirectory } from '../fakes/content/fake-rebate-directory.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';
import { MemoryPostalPlaces } from '../fakes/dealers/memory-postal-places.ts';
import { PATIENCE_MS } from '../hang-guards.ts';
import { onEveryDatabase } from './database/test-databases.ts';
import { answeringArea, NO_INCENTIVES } from './incentives-stand-in.ts';
import { providerOfTests } from './provider-of-tests.ts';
import { openServer } from './server/opened-server.ts';

const GONE = { _tag: 'RebatesUnavailable', reason: 'Gone' } as const;
const nothing = async (): Promise<void> => undefined;
const http = (address: string) =>
  new HttpRebateDirectory({
    address,
    timeoutMs: PATIENCE_MS,
    clock: new FakeClock(),
    log: new MemoryLogger(),
  });

const fake = async () => {
  const rebates = new FakeRebateDirectory();
  return {
    rebates,
    serve: async (...area: Parameters<FakeRebateDirectory['serve']>) => rebates.serve(...area),
    breakDown: async () => rebates.meet(GONE),
    close: nothing,
  };
};

describeDetailedRebates('fake', fake);

describeDetailedRebates('cached', async () => {
  const { rebates, ...provider } = await fake();
  return { ...provider, rebates: new CachedRebateDirectory(rebates, new FakeClock(), 0, new MemoryLogger()) };
});

describeRebateDirectory('cached, by a provider that is down since', async () => {
  const { rebates, serve, close, ...provider } = await fake();
  const clock = new FakeClock();
  const cached = new CachedRebateDirectory(rebates, clock, 1, new MemoryLogger());
  return {
    ...provider,
    close,
    rebates: cached,
    serve: async (code, area) => {
      await serve(code, area);
      for (const asked of [code, '99501']) await cached.rebatesAt(asked as PostalCode)();
      await clock.advance(1);
      rebates.meet(GONE);
    },
  };
});

describeDetailedRebates('HTTP, answered by this server', async () => {
  const { server, rebates } = await openServer();
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    rebates: http(`${host}/api/rebates/productRebateDetails.json`),
    serve: async (code, area) => rebates.serve(code, area),
    breakDown: async () => rebates.meet(GONE),
    close: async () => void (await server.close()),
  };
});

const provider = new ScriptedProvider();
const api = providerOfTests();
let providerHost = '';
beforeAll(async () => void (providerHost = await provider.open()));
afterAll(() => provider.close());

describeDetailedRebates('HTTP, answered by a real provider', async () => ({
  rebates: http(`${providerHost}/productRebateDetails.json`),
  serve: async (zip, area) => provider.rebates.serve(zip, area),
  breakDown: async () => provider.rebates.meet({ kind: 'failure' }),
  close: async () => provider.reset(),
}));

onEveryDatabase((technology, open) =>
  describeDetailedRebates(`our own records on ${technology}`, async () => {
    const { database, close } = await open();
    return {
      rebates: new SqlRebateDirectory(database.db, new FakeClock(), () => true),
      serve: async (code, { cityState, programs, isSample }) => {
        const head = { sample: isSample, loadedAt: '2026-11-20T10:00:00.000Z' };
        const rows = programs.map((program) => ({
          zipPrefix: code.slice(0, 3),
          cityState: getOrElse(() => '')(cityState),
          program,
        }));
        await new EditionLoader(database.db).loadRebates(head, rows);
      },
      breakDown: async () => void (await database.db.schema.dropTable('rebates').execute()),
      close,
    };
  }),
);

const PLACE = { lat: 42, lon: -71 };
const places = new MemoryPostalPlaces([
  ['02110', { ...PLACE, city: 'Boston', state: 'MA' }],
  ['57101', { ...PLACE, city: 'Sioux Falls', state: 'SD' }],
  ['99501', { ...PLACE, city: 'Anchorage', state: 'AK' }],
]);

describeRebateDirectory('the incentives API', async () => {
  api.serve('/', NO_INCENTIVES);
  return {
    rebates: new IncentivesRebateDirectory(
      { url: api.address, key: 'key', timeoutMs: PATIENCE_MS },
      places,
      new FakeClock(),
    ),
    serve: async (code, area) => {
      api.reset();
      api.serve(`/api/v1/calculator?zip=${code}`, answeringArea(area));
      api.serve('/', NO_INCENTIVES);
    },
    breakDown: async () => {
      api.reset();
      api.serve('/', refusing(503));
    },
    close: nothing,
  };
});
