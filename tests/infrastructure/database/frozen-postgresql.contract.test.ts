import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../../infrastructure/database/open-database.ts';
import {
  WORKING,
  type PostgresqlTimeouts,
} from '../../../infrastructure/database/engines/postgresql-pool.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { hasPostgresql, startPostgresql, type OwnServer } from '../../faults/own-servers.ts';
import { DeafProxy } from './deaf-proxy.ts';

/** Much shorter timeouts than the server's, so that the tests are fast, but long enough for many requests on a slow machine. */
const SHORT: PostgresqlTimeouts = {
  connectMs: 1_200,
  statementMs: 800,
  answerMs: 1_200,
  idleTransactionMs: 10_000,
};

/** For a test that waits for one answer only, on a machine that is busy. */
const PATIENT: PostgresqlTimeouts = { ...SHORT, connectMs: 5_000, statementMs: 4_000, answerMs: 5_000 };

const CONNECTIONS = 10;

const describeHere = (await hasPostgresql()) ? describe : describe.skip;

describeHere('A PostgreSQL of its own (skipped where its programs are missing)', () => {
  let server: OwnServer;
  let database: Database;
  const open = (databaseUrl = server.address, timeouts = SHORT) =>
    openDatabase({ databaseUrl, dataDir: tmpdir() }, { timeouts });
  beforeAll(async () => {
    server = await startPostgresql();
    await (await open(server.address, WORKING)).close();
    database = await open();
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const keep = (lead = aSubmittedLead(), same = idempotencyKey(), on = database) =>
    new SqlLeadLedger(on).save(lead, same, ['crm'])();
  const countOf = async (id: string) => {
    const rows = await database.db.selectFrom('leads').where('id', '=', id).select('id').execute();
    return rows.length;
  };

  it('times out while it is frozen, with any number of waiting requests, and works again afterward', async () => {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => keep()));
    server.freeze();
    try {
      const answers = await Promise.all(Array.from({ length: 5 * CONNECTIONS }, () => keep()));
      expect(answers.map(E.isLeft)).toEqual(answers.map(() => true));
      expect(answers).toContainEqual(E.left({ _tag: 'RecordsUnavailable', fault: 'database: no answer' }));
      await expect(database.ping()).rejects.toThrow();
    } finally {
      server.thaw();
    }
    const keepAtLast = async () => {
      const [lead, same] = [aSubmittedLead(), idempotencyKey()];
      let kept = await keep(lead, same);
      while (E.isLeft(kept)) kept = await keep(lead, same);
      return countOf(lead.id);
    };
    const counts = await Promise.all(Array.from({ length: 5 * CONNECTIONS }, keepAtLast));
    expect(counts).toEqual(counts.map(() => 1));
  });

  it('stores a lead once if its acknowledgement was lost and its sender tries again', async () => {
    const proxy = new DeafProxy(new URL(server.address));
    const through = await open(await proxy.open(), PATIENT);
    const [lead, same] = [aSubmittedLead(), idempotencyKey()];
    proxy.word = 'commit';
    expect(await keep(lead, same, through)).toMatchObject(E.left({ fault: 'database: no answer' }));
    proxy.word = null;
    const before = proxy.connections;
    expect(await keep(aSubmittedLead(), same, through)).toEqual(E.right({ kind: 'replayed', id: lead.id }));
    expect(proxy.connections).toBe(before + 1);
    expect(await countOf(lead.id)).toBe(1);
    await through.close();
    await proxy.close();
  });

  it('never reuses a connection whose answer has not arrived', async () => {
    const proxy = new DeafProxy(new URL(server.address));
    const through = await open(await proxy.open());
    proxy.word = 'transaction_read_only';
    const before = proxy.connections;
    await expect(through.ping()).rejects.toMatchObject({ code: 'no answer' });
    proxy.word = null;
    await through.ping();
    expect(proxy.connections).toBe(before + 1);
    await through.close();
    await proxy.close();
  });

  it('reuses a connection whose statement the server rejected', async () => {
    const proxy = new DeafProxy(new URL(server.address));
    const through = await open(await proxy.open());
    const before = proxy.connections;
    await expect(sql`select nonsense`.execute(through.db)).rejects.toMatchObject({ code: '42703' });
    await through.ping();
    expect(proxy.connections).toBe(before);
    await through.close();
    await proxy.close();
  });

  it("ends a slow statement, unless it is the operator's", async () => {
    const slow = sql`select pg_sleep(${(2 * (SHORT.statementMs ?? 0)) / 1_000})`;
    await expect(slow.execute(database.db)).rejects.toMatchObject({ code: '57014' });
    const patient = await open(server.address, WORKING);
    expect((await slow.execute(patient.db)).rows).toHaveLength(1);
    await patient.close();
  });

  it('closes even while the server is frozen', async () => {
    const other = await open();
    await other.ping();
    server.freeze();
    try {
      await other.close();
    } finally {
      server.thaw();
    }
  });
});
