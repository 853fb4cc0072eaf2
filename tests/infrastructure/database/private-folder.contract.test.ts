import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../../infrastructure/database/open-database.ts';
import { makePrivateFolder } from '../../../infrastructure/database/engines/private-folder.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';

const MODES = 0o777;

describe('The data folder', () => {
  let folder: string;
  let dataDir: string;
  let umask: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'modes-'));
    dataDir = join(folder, 'data');
    umask = process.umask(0);
  });
  afterEach(async () => {
    process.umask(umask);
    await rm(folder, { recursive: true });
  });
  const modeOf = (path: string) => statSync(path).mode & MODES;
  const modes = () => new Map(readdirSync(dataDir).map((name) => [name, modeOf(join(dataDir, name))]));
  const openAndKeep = async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir });
    await new SqlLeadLedger(database).save(aSubmittedLead(), idempotencyKey(), [])();
    return database;
  };
  const all = (...names: ReadonlyArray<string>) => new Map(names.map((name) => [name, 0o600]));
  const FILES = ['site.sqlite', 'site.sqlite-shm', 'site.sqlite-wal'];

  it('is accessible only to its owner from the start, with all of its files', async () => {
    const database = await openAndKeep();
    expect(modeOf(dataDir)).toBe(0o700);
    expect(modes()).toEqual(all(...FILES));
    await database.close();
  });

  it('is closed to others if an earlier release left it open', async () => {
    const running = await openAndKeep();
    writeFileSync(join(dataDir, 'before-restore-2026-11-20T12-00-00-000Z.backup'), '');
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    chmodSync(dataDir, 0o755);
    const database = await openAndKeep();
    expect(modeOf(dataDir)).toBe(0o700);
    expect(modes()).toEqual(all('before-restore-2026-11-20T12-00-00-000Z.backup', ...FILES));
    await database.close();
    await running.close();
  });

  it('stays open if other users need it, but the database does not', async () => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o1777);
    writeFileSync(join(dataDir, 'of others'), '');
    const database = await openAndKeep();
    expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
    expect(modes()).toEqual(new Map([['of others', 0o666], ...all(...FILES)]));
    await database.close();
  });

  it('stays open if it contains the program itself', () => {
    const mode = modeOf(process.cwd());
    makePrivateFolder(process.cwd());
    expect(modeOf(process.cwd())).toBe(mode);
  });
});
