import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { backUp } from '../../../infrastructure/backup/back-up.ts';
import { UnusableBackup } from '../../../infrastructure/backup/backup-file.ts';
import { removeAllCopies } from '../../../infrastructure/backup/kept-copies.ts';
import { restore } from '../../../infrastructure/backup/restore.ts';
import { currentEdition, readDealers } from '../../../infrastructure/database/editions/current-edition.ts';
import { EditionLoader } from '../../../infrastructure/database/editions/edition-loader.ts';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import { loadNumberPools } from '../../../infrastructure/database/editions/number-pool-loader.ts';
import { openDatabase } from '../../../infrastructure/database/open-database.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aReview } from '../../builders/a-review.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { describeOnEveryDatabase } from '../database/test-databases.ts';
import { companyId } from '../../builders/company-id.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-20T13:00:00.000Z';
const HEAD = { sample: false, loadedAt: '2026-11-20T08:00:00.000Z', randomizeBuckets: [2] };
const dealersUpTo = (last: number) =>
  Array.from({ length: last }, (_, i) => ({ ...aDealer().build(), companyId: companyId(i + 1) }));

describeOnEveryDatabase('A backup', (test, _technology, open) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    const loader = new EditionLoader(test.database.db);
    await loader.loadDealers(HEAD, dealersUpTo(2100));
    const answered = aReview().rated(4.5).answered('Thank you', '2026-10-21').build();
    await loader.loadReviews(HEAD, [
      { companyId: companyId(1), review: answered },
      { companyId: companyId(1), review: aReview().build() },
    ]);
    await loadNumberPools(test.database.db, { sample: false }, [
      { pool: 'a', fallbackNumber: '8005550110', numbers: ['8005550120'] },
    ]);
    await new SqlLeadLedger(test.database).save(aSubmittedLead(), idempotencyKey(), ['crm', 'dealer-mail'])();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const onProgress = () => undefined;
  const made = async (name: string, now = NOW) => {
    const file = join(folder, name);
    return { file, ...(await backUp(test.database, { file, now, onProgress })) };
  };
  const restored = (file: string, to = test, now = NOW) =>
    restore(to.database, { file, keepIn: folder, now, onProgress });
  const lines = async (file: string) =>
    gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
  const written = async (all: ReadonlyArray<string>) => {
    const file = join(folder, 'written');
    await writeFile(file, gzipSync(`${all.join('\n')}\n`));
    return file;
  };

  it('restores everything, and saves a copy of the former data', async () => {
    const first = await made('first');
    expect(first.counts).toMatchObject({
      dealers: 2100,
      reviews: 2,
      pool_numbers: 1,
      leads: 1,
      deliveries: 2,
    });
    await new EditionLoader(test.database.db).loadDealers({ ...HEAD, loadedAt: NOW }, dealersUpTo(3));
    const { kept, madeAt, counts } = await restored(first.file);
    expect(madeAt).toBe(NOW);
    expect(counts).toEqual(first.counts);
    expect(await lines((await made('second')).file)).toEqual(await lines(first.file));
    await restored(kept ?? '', test, LATER);
    const edition = await currentEdition(test.database.db, 'dealers');
    expect(await readDealers(test.database.db, edition?.id ?? '')).toHaveLength(3);
  });

  it('loses no lead that arrives during a restore: it is in the database or in the copy', async () => {
    const { file } = await made('first');
    const other = await openDatabase(test.settings);
    const ledger = new SqlLeadLedger(other);
    const came = Array.from({ length: 3 }, () => aSubmittedLead());
    const [before, during] = [came.slice(0, 1), came.slice(1)];
    const save = (lead: (typeof came)[number]) => ledger.save(lead, idempotencyKey(), ['crm'])();
    await Promise.all(before.map(save));
    const saved: Promise<unknown>[] = [];
    const { kept } = await restore(test.database, {
      file,
      keepIn: folder,
      now: NOW,
      // Starts with the first row of the copy.
      onProgress: () => {
        if (saved.length === 0) saved.push(...during.map(save));
      },
    });
    const created = { right: { kind: 'created' } };
    expect(await Promise.all(saved)).toMatchObject([created, created]);
    const stored = await test.database.db.selectFrom('leads').select('id').execute();
    const copied = (await lines(kept ?? '')).join('\n');
    expect(during.every(({ id }) => stored.some((row) => row.id === id))).toBe(true);
    expect(before.every(({ id }) => copied.includes(id))).toBe(true);
    await other.close();
  });

  it('fills an empty database, without a copy of former data', async () => {
    const { file } = await made('first');
    const empty = await open();
    try {
      expect((await restored(file, empty)).kept).toBeNull();
      const second = join(folder, 'second');
      await backUp(empty.database, { file: second, now: NOW, onProgress });
      expect(await lines(second)).toEqual(await lines(file));
    } finally {
      await empty.close();
    }
  });

  it('does not restore a forgotten person, in any database and at any later time', async () => {
    const { file } = await made('with Ann');
    const ledger = new SqlLeadLedger(test.database);
    const books = new LeadReports(test.database);
    expect(await books.forget(' ann@EXAMPLE.com', Date.parse(LATER))).toBe(1);
    const { file: knowing } = await made('after Ann was forgotten');
    const anew = aSubmittedLead({ acceptedAt: Date.parse(LATER) + 1 });
    await ledger.save(anew, idempotencyKey(), ['crm'])();
    const { file: withNewLead } = await made('with the new lead of Ann');

    expect(await restored(file)).toMatchObject({ forgotten: 1 });
    expect(await books.counts()).toMatchObject({ stored: 0, waiting: 0 });
    expect(await restored(withNewLead, test, LATER)).toMatchObject({ forgotten: 0 });
    expect(await books.counts()).toMatchObject({ stored: 1, waiting: 1 });

    const elsewhere = await open();
    try {
      const others = new LeadReports(elsewhere.database);
      await others.forget('bob@example.com', Date.parse(NOW));
      await restored(knowing, elsewhere, '2026-11-20T14:00:00.000Z');
      expect(await restored(file, elsewhere, '2026-11-20T15:00:00.000Z')).toMatchObject({ forgotten: 1 });
      expect((await others.counts()).stored).toBe(0);
      const rows = await elsewhere.database.db.selectFrom('forgotten_addresses').selectAll().execute();
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toMatch(/ann|bob/i);
    } finally {
      await elsewhere.close();
    }
  });

  it('does not restore a person forgotten under another spelling, by this release or an earlier one', async () => {
    const ledger = new SqlLeadLedger(test.database);
    for (const email of ['stran.ger@gmail.com', 'stranger@ｇmail.com', '"bob"@example.com'])
      await ledger.save(aSubmittedLead({ email }), idempotencyKey(), ['crm'])();
    const { file } = await made('with spellings');
    await new LeadReports(test.database).forget('stranger@googlemail.com', Date.parse(LATER));
    const [row] = await test.database.db.selectFrom('forgotten_addresses').selectAll().execute();
    const salt = row?.salt ?? '';
    const address_hash = createHmac('sha256', salt).update('bob@example.com').digest('hex');
    const before = { salt, address_hash, forgotten_at: row?.forgotten_at ?? '' };
    await test.database.db.insertInto('forgotten_addresses').values(before).execute();
    expect(await restored(file)).toMatchObject({ forgotten: 3 });
  });

  it('leaves a copy of the former data for seven days, or until personal data is deleted', async () => {
    const { file } = await made('first');
    await restored(file);
    const { kept } = await restored(file, test, '2026-11-27T12:00:00.000Z');
    const names = async () => (await readdir(folder)).toSorted();
    expect(await names()).toHaveLength(3);
    await restored(file, test, '2026-11-27T12:00:00.001Z');
    expect(await names()).toHaveLength(3);
    if (kept === null) throw new Error('The former data was not copied');
    await writeFile(`${kept}.part`, '');
    await writeFile(join(folder, 'before-restore-notes.backup'), '');
    expect(removeAllCopies(folder)).toBe(3);
    expect(await names()).toEqual(['before-restore-notes.backup', 'first']);
    expect(removeAllCopies(join(folder, 'missing'))).toBe(0);
  });

  it('is readable only by the operator, and never replaces another file', async () => {
    const { file, bytes } = await made('first');
    const { mode, size } = await stat(file);
    expect([mode & 0o777, size]).toEqual([0o600, bytes]);
    await expect(made('first')).rejects.toMatchObject({
      message: expect.stringContaining('already exists'),
    });
    expect(await readdir(folder)).toEqual(['first']);
  });

  it('is a consistent snapshot, despite writes during the backup', async () => {
    const file = join(folder, 'first');
    const before = await made('before');
    const other = await openDatabase(test.settings);
    const writes: Promise<unknown>[] = [];
    const during = backUp(test.database, {
      file,
      now: NOW,
      onProgress: () => {
        writes.push(other.db.deleteFrom('pool_numbers').execute());
      },
    });
    expect((await during).counts).toEqual(before.counts);
    await Promise.all(writes);
    expect(writes).not.toEqual([]);
    await other.close();
  });

  it.each<readonly [string, (all: string[]) => ReadonlyArray<string>, RegExp]>([
    ['cut off at its end', (all) => all.slice(0, -1), /ends too early/],
    ['with a missing row', (all) => all.toSpliced(1, 1), /rows are missing/],
    ['of another product', (all) => all.with(0, '{"backup":"other"}'), /isn’t a backup of this site/],
    [
      'of a newer release',
      (all) => all.with(0, (all[0] ?? '').replace('0001', '9999')),
      /doesn’t know 9999-editions/,
    ],
    ['with an unknown table', (all) => all.toSpliced(1, 0, '["secrets",{}]'), /doesn’t know/],
    [
      'with a value that no column holds',
      (all) => all.toSpliced(1, 0, '["editions",{"id":{}}]'),
      /doesn’t know/,
    ],
    ['with broken JSON', (all) => all.with(1, '{'), /damaged/],
    ['with a malformed row', (all) => all.with(1, '["editions",{"id":"x"}]'), /./],
  ])('%s changes nothing', async (_, change, message) => {
    const { file } = await made('first');
    const damaged = await written(change(await lines(file)));
    await expect(restored(damaged)).rejects.toMatchObject({
      message: expect.stringMatching(message),
    });
    expect(await lines((await made('second')).file)).toEqual(await lines(file));
  });

  it('is refused if it is missing, cut off or not a backup', async () => {
    const { file } = await made('first');
    const cut = join(folder, 'cut');
    await writeFile(cut, (await readFile(file)).subarray(0, 900));
    const text = join(folder, 'text');
    await writeFile(text, 'hello');
    for (const bad of [cut, text, join(folder, 'missing')]) {
      const failure = await restored(bad).then(
        () => null,
        (fault: unknown) => fault,
      );
      expect(failure).toBeInstanceOf(UnusableBackup);
    }
  });
});
