import { renameSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncBuiltinESMExports } from 'node:module';
import threads, { type WorkerOptions } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { databaseFile, openDatabase, type Database } from '../../../infrastructure/database/open-database.ts';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';

/** Faults of the next thread, see `sqlite-faults.ts`. */
let faults: Readonly<Record<string, string>> = {};

const { Worker } = threads;

class FaultyWorker extends Worker {
  constructor(file: string | URL, options: WorkerOptions) {
    const preloaded = new URL('../../faults/sqlite-faults.ts', import.meta.url).href;
    super(file, { ...options, execArgv: [`--import=${preloaded}`], env: { ...process.env, ...faults } });
  }
}

/** Replaces the class of threads in every module. */
const startThreadsAs = (kind: typeof Worker): void => {
  threads.Worker = kind;
  syncBuiltinESMExports();
};

describe('The thread that writes to SQLite', () => {
  beforeAll(() => startThreadsAs(FaultyWorker));
  afterAll(() => startThreadsAs(Worker));
  let dataDir: string;
  let database: Database;
  const open = () => openDatabase({ databaseUrl: null, dataDir });
  beforeEach(async () => {
    faults = {};
    dataDir = await mkdtemp(join(tmpdir(), 'writer-'));
    database = await open();
  });
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  const reopen = async (next: typeof faults = {}) => {
    await database.close();
    faults = next;
    database = await open();
  };
  const keepMany = (count: number, comments = '') => {
    const ledger = new SqlLeadLedger(database);
    const leads = Array.from({ length: count }, () => aSubmittedLead({ comments }));
    return Promise.all(leads.map((lead) => ledger.save(lead, idempotencyKey(), ['crm'])()));
  };
  const stored = async () => (await new LeadReports(database).counts()).stored;

  it('has every acknowledged lead on disk', async () => {
    const answers = await keepMany(200);
    expect(answers.filter(E.isRight)).toHaveLength(200);
    await reopen();
    expect(await stored()).toBe(200);
  });

  it('lets simultaneous units share a slow sync', async () => {
    const commitDelayMs = 50;
    await reopen({ SLOW_COMMITS: String(commitDelayMs) });
    await keepMany(1);
    const begun = performance.now();
    await keepMany(200);
    expect(performance.now() - begun).toBeLessThan(200 * commitDelayMs);
  });

  it('acknowledges nothing that a full disk cannot store', async () => {
    await reopen({ MAX_PAGES: '60' });
    const answers: Awaited<ReturnType<typeof keepMany>>[number][] = [];
    for (let round = 0; round < 5; round++) answers.push(...(await keepMany(20, 'x'.repeat(2000))));
    // Many at once would be rejected together, and leave room for some.
    for (let round = 0; round < 40; round++) answers.push(...(await keepMany(1, 'x'.repeat(2000))));
    const refused = answers.filter(E.isLeft);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.left).toEqual({
      _tag: 'RecordsUnavailable',
      fault: 'database: ERR_SQLITE_ERROR, database or disk is full',
    });
    expect(await stored()).toBe(answers.length - refused.length);
    await expect(database.ping()).rejects.toMatchObject({ errstr: 'database or disk is full' });
    await reopen();
    await expect(database.ping()).resolves.toBeUndefined();
    expect(await stored()).toBe(answers.length - refused.length);
    expect((await keepMany(1)).every(E.isRight)).toBe(true);
  });

  it('lets leads be counted while it cannot write', async () => {
    await keepMany(3);
    const other = new DatabaseSync(databaseFile(dataDir));
    other.exec('begin immediate');
    const waiting = keepMany(1);
    const counted = await stored();
    other.exec('rollback');
    other.close();
    expect([counted, (await waiting).every(E.isRight), await stored()]).toEqual([3, true, 4]);
  });

  it('is the only writer: the reading thread refuses to write', async () => {
    await keepMany(1);
    const clear = database.db.deleteFrom('leads').compile();
    await expect(database.reader.run([clear])).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' });
    expect(await stored()).toBe(1);
  });

  it('fails pending units when it ends unexpectedly, and starts again', async () => {
    const elsewhere = join(dataDir, 'elsewhere');
    const other = await openDatabase({ databaseUrl: null, dataDir: elsewhere });
    const ledger = new SqlLeadLedger(other);
    const keep = () => ledger.save(aSubmittedLead(), idempotencyKey(), [])();
    renameSync(elsewhere, `${elsewhere} and away`);
    const failed = { _tag: 'RecordsUnavailable', fault: 'database: ERR_DATABASE_FILE_REPLACED' };
    expect(await Promise.all([keep(), keep()])).toEqual([E.left(failed), E.left(failed)]);
    renameSync(`${elsewhere} and away`, elsewhere);
    expect(await keep()).toMatchObject(E.right({ kind: 'created' }));
    await other.close();
    await other.writer.close();
  });

  it('rejects what it cannot store, and continues', async () => {
    const statement = database.db.updateTable('leads').set({ email: '' }).compile();
    const wrong = { ...statement, parameters: [() => ''] };
    await expect(database.writer.run([wrong])).rejects.toThrow('could not be cloned');
    expect((await keepMany(1)).every(E.isRight)).toBe(true);
  });
});
