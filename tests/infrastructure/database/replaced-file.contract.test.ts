import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import { databaseFile, openDatabase, type Database } from '../../../infrastructure/database/open-database.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';

describe("SQLite's file", () => {
  let dataDir: string;
  let file: string;
  let database: Database;
  const open = () => openDatabase({ databaseUrl: null, dataDir });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'replaced-'));
    file = databaseFile(dataDir);
    database = await open();
  });
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  const keep = () => new SqlLeadLedger(database).save(aSubmittedLead(), idempotencyKey(), ['crm'])();

  const LOST: ReadonlyArray<readonly [string, () => void]> = [
    ['is removed', () => rmSync(file)],
    ['is removed with its log', () => ['', '-wal', '-shm'].forEach((end) => rmSync(`${file}${end}`))],
    ['is replaced by a copy', () => replace(file)],
    ['loses its log', () => rmSync(`${file}-wal`)],
    ['has its log replaced', () => replace(`${file}-wal`)],
    ['is moved away with its folder', () => renameSync(dataDir, `${dataDir}-away`)],
  ];
  const replace = (path: string) => {
    copyFileSync(path, `${path}.copy`);
    renameSync(`${path}.copy`, path);
  };

  describe.each(LOST)('that %s during operation', (_, lose) => {
    afterEach(() => rm(`${dataDir}-away`, { recursive: true, force: true }));

    it.each([
      ['before the first lead', 0],
      ['after some leads', 3],
    ])(
      '%s, acknowledges no lead, makes the site unready, and works again after a restart',
      async (_when, before) => {
        for (let kept = 0; kept < before; kept++) expect(E.isRight(await keep())).toBe(true);
        await expect(database.ping()).resolves.toBeUndefined();
        lose();
        const refused = E.left({
          _tag: 'RecordsUnavailable',
          fault: expect.stringContaining('ERR_DATABASE_FILE_REPLACED'),
        });
        expect(await Promise.all([keep(), keep(), keep()])).toEqual([refused, refused, refused]);
        expect(await keep()).toEqual(refused);
        expect(await new SqlLeadLedger(database).sameSince('hash', 0)()).toEqual(refused);
        await expect(database.ping()).rejects.toMatchObject({ code: 'ERR_DATABASE_FILE_REPLACED' });
        await database.close();
        database = await open();
        const { stored } = await new LeadReports(database).counts();
        await expect(database.ping()).resolves.toBeUndefined();
        expect(E.isRight(await keep())).toBe(true);
        expect((await new LeadReports(database).counts()).stored).toBe(stored + 1);
      },
    );
  });

  it('accepts leads again once it is back in its place', async () => {
    renameSync(dataDir, `${dataDir}-away`);
    expect(E.isLeft(await keep())).toBe(true);
    renameSync(`${dataDir}-away`, dataDir);
    expect(E.isRight(await keep())).toBe(true);
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
