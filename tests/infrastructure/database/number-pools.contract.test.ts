import { expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { RouteCall } from '../../../application/provider/route-call/route-call.ts';
import { loadNumberPools } from '../../../infrastructure/database/editions/number-pool-loader.ts';
import { openDatabase } from '../../../infrastructure/database/open-database.ts';
import { SqlNumberPools } from '../../../infrastructure/database/editions/sql-number-pools.ts';
import { describeNumberPools } from '../../contracts/dealers/number-pools.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryNumberPools } from '../../fakes/dealers/memory-number-pools.ts';
import { describeOnEveryDatabase, onEveryDatabase } from './test-databases.ts';

const NUMBERS = Array.from({ length: 10 }, (_, i) => `800555011${i}`);
const POOL = { pool: 'east', fallbackNumber: '8005550100', numbers: NUMBERS };
const caller = { routingGroup: 'group-1', session: 'the session of Ann', visitor: '203.0.113.7/32' };

describeNumberPools('MemoryNumberPools', async (pools) => ({ pools: new MemoryNumberPools(pools) }));

onEveryDatabase((technology, open) => {
  describeNumberPools(`SqlNumberPools on ${technology}`, async (pools) => {
    const { database, close } = await open();
    await loadNumberPools(database.db, { sample: false }, pools);
    return { pools: new SqlNumberPools(database, () => false), close };
  });
});

describeOnEveryDatabase('Number pools', (test) => {
  const rows = () => test.database.db.selectFrom('pool_numbers').selectAll().execute();

  it('lease different numbers to 50 sessions in two processes', async () => {
    await loadNumberPools(test.database.db, { sample: false }, [POOL]);
    const another = await openDatabase(test.settings);
    const routes = [test.database, another].map(
      (database) => new RouteCall(new SqlNumberPools(database, () => false), new FakeClock()),
    );
    const calls = Array.from({ length: 25 }, (_, i) =>
      routes.map((route, process) => route.execute('east', 'group-1', `session ${process} ${i}`)()),
    );
    const answers = await Promise.all(calls.flat());
    await another.close();
    const given = answers.map((answer) =>
      E.isRight(answer) ? O.toNullable(answer.right) : answer.left.fault,
    );
    expect(given.filter((number) => number !== POOL.fallbackNumber).toSorted()).toEqual(NUMBERS);
  });

  it('store no session in plain text, and no address, not even as an identifying hash', async () => {
    await loadNumberPools(test.database.db, { sample: false }, [POOL]);
    await new RouteCall(new SqlNumberPools(test.database, () => false), new FakeClock()).execute(
      'east',
      caller.routingGroup,
      caller.session,
      caller.visitor,
    )();
    const stored = (await rows()).find(({ session }) => session !== null);
    expect(stored).toMatchObject({
      routing_group: 'group-1',
      session: expect.stringMatching(/^[\da-f]{64}$/),
      visitor: expect.stringMatching(/^[\da-f]{4}$/),
      leased_until: '2026-11-20T12:30:00.000Z',
    });
    expect(JSON.stringify(await rows())).not.toContain('Ann');
  });

  it('keep their leases when they are loaded again', async () => {
    const pools = new SqlNumberPools(test.database, () => false);
    await loadNumberPools(test.database.db, { sample: false }, [POOL]);
    await pools.lease('8005550110', caller, { from: 0, until: 1000 })();
    await loadNumberPools(test.database.db, { sample: true }, [POOL, { ...POOL, pool: 'west' }]);
    expect(await pools.find('east', caller)()).toMatchObject(
      E.right(O.some({ numbers: [{ isOwn: true, leasedUntil: 1000 }, ...NUMBERS.slice(1).map(() => ({}))] })),
    );
    expect(await rows()).toHaveLength(10);
  });

  it('are replaced by real pools if they are samples', async () => {
    const sample = [POOL, { pool: 'west', fallbackNumber: '8335550100', numbers: ['8335550110'] }];
    await loadNumberPools(test.database.db, { sample: true }, sample);
    const real = { pool: 'east', fallbackNumber: '8775550100', numbers: ['8775550110'] };
    await loadNumberPools(test.database.db, { sample: false }, [real]);
    const pools = new SqlNumberPools(test.database, () => true);
    expect(await pools.find('west', caller)()).toEqual(E.right(O.none));
    expect(await pools.find('east', caller)()).toMatchObject(
      E.right(O.some({ fallbackNumber: '8775550100' })),
    );
    expect((await rows()).map(({ number }) => number)).toEqual(['8775550110']);
  });

  it('are unknown if they are samples that must not be served', async () => {
    let withSample = true;
    const pools = new SqlNumberPools(test.database, () => withSample);
    await loadNumberPools(test.database.db, { sample: true }, [POOL]);
    expect(await pools.find('east', caller)()).toMatchObject(
      E.right(O.some({ fallbackNumber: '8005550100' })),
    );
    withSample = false;
    expect(await pools.find('east', caller)()).toEqual(E.right(O.none));
  });

  it('fail without quoting data when the tables are gone', async () => {
    await test.database.db.schema.dropTable('pool_numbers').execute();
    const failed = E.left({
      _tag: 'RecordsUnavailable',
      fault: expect.stringMatching(/^database: [A-Z\d]/),
    });
    const pools = new SqlNumberPools(test.database, () => false);
    expect(await pools.find('east', caller)()).toEqual(failed);
    expect(await pools.lease('8005550110', caller, { from: 0, until: 1000 })()).toEqual(failed);
  });
});
