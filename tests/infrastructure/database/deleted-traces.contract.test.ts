import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keptSince } from '../../../domain/lead/retention.ts';
import { backUp } from '../../../infrastructure/backup/back-up.ts';
import { restore } from '../../../infrastructure/backup/restore.ts';
import { outdatedDeletion } from '../../../infrastructure/composition/delete-outdated.ts';
import { eraseOwed, OWE_ERASURE } from '../../../infrastructure/database/engines/owed-erasure.ts';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import { deleteOutdatedLeads } from '../../../infrastructure/database/leads/outdated-leads.ts';
import { databaseFile, openDatabase, type Database } from '../../../infrastructure/database/open-database.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const CANARY = {
  firstName: 'Wilhelmina',
  email: 'canary@example.org',
  phone: '2145550177',
  addressLine1: '4711 Canary Row',
};
const OTHERS = 2000;
const DAYS = 400;
const HOUR_MS = 60 * 60 * 1000;

/** Addresses in no order, before and after the canary's: SQLite then leaves three copies of it in the gaps of an index. */
const addressAround = (turn: number): string => {
  const mixed = turn * 104_729;
  return `${'abcdefg'.charAt(mixed % 7)}${mixed % 10_007}`;
};

describe('Data deleted from SQLite', () => {
  let dataDir: string;
  let server: Database;
  const open = () => openDatabase({ databaseUrl: null, dataDir });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'traces-'));
    server = await open();
  });
  afterEach(async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  /**
   * Stores canaries among other leads, so that rows and index entries are spread over many pages, some of which split: SQLite then
   * leaves copies in their gaps.
   */
  const fill = async (acceptedAt = NOON) => {
    const ledger = new SqlLeadLedger(server);
    const other = (turn: number) =>
      aSubmittedLead({ email: `${addressAround(turn)}@example.com`, comments: 'x'.repeat(turn % 900) });
    const leads = Array.from({ length: OTHERS }, (_, turn) =>
      turn % 10 === 0 ? aSubmittedLead({ ...CANARY, acceptedAt }) : other(turn),
    );
    await Promise.all(leads.map((lead) => ledger.save(lead, idempotencyKey(), ['crm'])()));
    await server.db.updateTable('deliveries').set({ state: 'delivered' }).execute();
  };
  const traces = () =>
    readdirSync(dataDir).flatMap((name) => {
      const content = readFileSync(join(dataDir, name)).toString('latin1');
      return Object.values(CANARY)
        .filter((said) => content.toLowerCase().includes(said.toLowerCase()))
        .map((said) => `${said} in ${name}`);
    });
  const forget = (database: Database) => new LeadReports(database).forget(CANARY.email, NOON);
  const versionOfFile = async () => {
    const { rows } = await sql<{ readonly user_version: number }>`pragma user_version`.execute(server.db);
    return rows[0]?.user_version;
  };
  const stored = async () => (await new LeadReports(server).counts()).stored;
  const fileBytes = () => statSync(databaseFile(dataDir)).size;
  /** The hourly cleaning of a server, from its start on. */
  const startedCleaning = () => {
    const settings = { dataDir, leadRetentionDays: DAYS, leadWebhookUrl: null, mailUrl: null };
    const deleteOutdated = outdatedDeletion(server, settings);
    return (now = NOON) => deleteOutdated(now, new MemoryLogger());
  };

  it('leaves no trace after the tool forgets a person, with a running server or without', async () => {
    await fill();
    expect(traces()).not.toEqual([]);
    const tool = await open();
    expect(await forget(tool)).toBe(OTHERS / 10);
    expect(await tool.eraseDeleted()).toBe(true);
    expect(traces()).toEqual([]);
    await tool.close();
    await server.close();
    expect(traces()).toEqual([]);
    server = await open();
    expect(await stored()).toBe(OTHERS - OTHERS / 10);
  });

  it('leaves no trace after retention deletes it', async () => {
    await fill(keptSince(NOON, DAYS) - 1);
    await startedCleaning()();
    expect(traces()).toEqual([]);
  });

  it('is erased for retention only once a day, since rewriting the file delays leads', async () => {
    const clean = startedCleaning();
    await fill(keptSince(NOON + HOUR_MS, DAYS) - 1);
    await clean();
    const bytes = fileBytes();
    await clean(NOON + HOUR_MS);
    expect(await stored()).toBe(OTHERS - OTHERS / 10);
    const tool = await open();
    await tool.close();
    await clean(NOON + 23 * HOUR_MS);
    expect(fileBytes()).toBe(bytes);
    await clean(NOON + 24 * HOUR_MS);
    expect(fileBytes()).toBeLessThan(bytes);
    expect(traces()).toEqual([]);
  });

  it('is erased when a server starts, even if the last one ran only briefly', async () => {
    const clean = startedCleaning();
    await fill(keptSince(NOON + HOUR_MS, DAYS) - 1);
    await clean();
    await clean(NOON + HOUR_MS);
    const bytes = fileBytes();
    await startedCleaning()(NOON + HOUR_MS);
    expect(fileBytes()).toBeLessThan(bytes);
    expect(traces()).toEqual([]);
  });

  it('is erased within the hour if the tool could not erase it, even if retention would wait until the next day', async () => {
    const clean = startedCleaning();
    await fill(keptSince(NOON + HOUR_MS, DAYS) - 1);
    await clean();
    const bytes = fileBytes();
    const tool = new DatabaseSync(databaseFile(dataDir));
    tool.exec('pragma user_version = 0');
    tool.close();
    await clean(NOON + HOUR_MS);
    expect(fileBytes()).toBeLessThan(bytes);
    expect(traces()).toEqual([]);
  });

  describe('when the process that deleted it was killed before it rewrote the file', () => {
    it('is erased by the next start', async () => {
      await fill();
      const killed = await open();
      expect(await forget(killed)).toBe(OTHERS / 10);
      await killed.close();
      await server.close();
      expect(traces()).not.toEqual([]);
      server = await open();
      expect(traces()).toEqual([]);
      expect(await stored()).toBe(OTHERS - OTHERS / 10);
    });

    it.each(['now', 'later'] as const)(
      'is erased by the next server if retention erases %s',
      async (erasure) => {
        await fill(keptSince(NOON, DAYS) - 1);
        const settings = { now: NOON, days: DAYS, isConfirmed: false, awaitedChannels: [], erasure };
        expect((await deleteOutdatedLeads(server, settings)).deleted).toBe(OTHERS / 10);
        await server.close();
        expect(traces()).not.toEqual([]);
        server = await open();
        await startedCleaning()();
        expect(traces()).toEqual([]);
      },
    );

    it('is still marked for erasing after a backup is restored', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'traces-backup-'));
      const calls = {
        file: join(folder, 'empty'),
        now: new Date(NOON).toISOString(),
        onProgress: () => undefined,
      };
      await backUp(server, calls);
      expect(await versionOfFile()).toBe(2);
      await restore(server, { ...calls, keepIn: folder });
      await rm(folder, { recursive: true });
      expect(await versionOfFile()).toBe(0);
      await server.close();
      server = await open();
      expect(await versionOfFile()).toBe(2);
    });
  });

  it('is not recorded as erased if it is deleted just after the file was rewritten', async () => {
    const file = new DatabaseSync(databaseFile(dataDir));
    file.exec(OWE_ERASURE);
    const other = new DatabaseSync(databaseFile(dataDir));
    const interrupted = {
      prepare: (text: string) => file.prepare(text),
      exec: (text: string) => {
        file.exec(text);
        if (text === 'vacuum') other.exec(OWE_ERASURE);
      },
    };
    eraseOwed(interrupted, false);
    expect(await versionOfFile()).toBe(0);
    eraseOwed(file, false);
    expect(await versionOfFile()).toBe(2);
    [file, other].forEach((opened) => opened.close());
  });

  it('is erased later by the server if a reader blocked the rewriting', async () => {
    await fill();
    const reader = new DatabaseSync(databaseFile(dataDir));
    reader.exec('begin; select count(*) from leads');
    await forget(server);
    expect(await server.eraseDeleted()).toBe(false);
    reader.exec('commit');
    reader.close();
    await startedCleaning()();
    expect(traces()).toEqual([]);
  });

  it('is erased at the first start if an earlier release left it in the file', async () => {
    await fill();
    await server.db.deleteFrom('forgotten_addresses').execute();
    await server.close();
    const earlier = new DatabaseSync(databaseFile(dataDir), { enableForeignKeyConstraints: true });
    earlier.exec(
      `pragma secure_delete = off; pragma user_version = 0; delete from leads where email = '${CANARY.email}'`,
    );
    earlier.close();
    expect(traces()).not.toEqual([]);
    server = await open();
    expect(traces()).toEqual([]);
  });
});
