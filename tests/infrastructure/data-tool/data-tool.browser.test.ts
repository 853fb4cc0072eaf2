import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clockArguments } from '../../clock/suite-clock.ts';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import type { HoldReason } from '../../../domain/lead/hold.ts';
import { openDatabase } from '../../../infrastructure/database/open-database.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';

interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly errors: string;
}

describe('The data tool', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'data-tool-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
    new Promise((resolve) => {
      const environment = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...env };
      execFile(
        process.execPath,
        [...clockArguments(), 'infrastructure/cli/data.ts', ...args],
        { env: environment },
        (fault, out, errors) => resolve({ code: fault === null ? 0 : fault.code, out, errors }),
      );
    });
  const fileOf = async (name: string, content: string) => {
    const file = join(folder, name);
    await writeFile(file, content);
    return file;
  };

  it.each([[[]], [['import', 'leads', 'x']]])('prints its usage for the invalid call %p', async (args) => {
    const { code, out, errors } = await run(args);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toMatch(/^Usage: npm run data -- import dealers\|reviews\|rebates\|pools\|products FILE/);
  });

  it('treats an invalid setting as an invalid call', async () =>
    expect(await run(['status'], { SEED_DEALERS: 'many' })).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Setting SEED_DEALERS is "many"'),
    }));

  it('fails when the database does not answer, and prints no password', async () => {
    const { code, errors } = await run(['status'], {
      DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/site',
    });
    expect(code).toBe(1);
    expect(errors).toContain('The database at 127.0.0.1:1/site does not answer');
    expect(errors).not.toContain('secret');
  });

  it('checks the content without a database', async () => {
    await mkdir(join(folder, 'pages'), { recursive: true });
    const facts = '{"path":"/wrong/","locale":"en","title":"Wrong","description":""}';
    await fileOf('pages/wrong.html', `<!-- ${facts} -->\n<!-- wp:acf/nothing /-->`);
    const settings = {
      CONTENT_DIR: join(folder, 'pages'),
      DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/site',
    };
    const lines = await run(['check', 'content'], settings);
    expect(lines).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^error {2}\/wrong\/ {2}Unknown block: acf\/nothing\n/m),
    });
    expect(lines.out).toMatch(/\n\d+ pages, \d+ errors, \d+ warnings, [\d.]+% of \d+ words kept\n$/);
    const json = await run(['check', 'content', '--json'], settings);
    expect(JSON.parse(json.out)).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ path: '/wrong/', kind: 'UnknownBlock' })]),
    });
  });

  it('imports, backs up and restores, and prints the status', async () => {
    const bad = await fileOf('bad.csv', 'companyID,name,zipcode,phone1\n7,ACE,75001,555\n');
    expect(await run(['import', 'dealers', bad])).toMatchObject({
      code: 1,
      out: 'line 2: phone1 should be a phone number of ten digits, is "555"\nNothing was imported: 1 row refused.\n',
    });
    const good = await fileOf('good.csv', 'companyID,name,zipcode,phone1\n7,ACE,75001,972-555-0100\n');
    expect((await run(['import', 'dealers', good])).out).toMatch(/^Imported 1 row of dealers/);
    expect((await run(['import', 'dealers', join(folder, 'missing')])).code).toBe(1);

    const backup = join(folder, 'backup');
    expect((await run(['backup', backup])).code).toBe(0);
    expect(await run(['backup', backup])).toMatchObject({ code: 1, out: '' });
    expect((await run(['restore', backup])).out).toMatch(/The previous data is kept in .* for 7 days/);

    expect((await run(['status'])).out).toMatch(/^Dealers {5}1 imported, loaded/m);
    const status = JSON.parse((await run(['status', '--json'])).out) as object;
    expect(status).toMatchObject({
      technology: 'sqlite',
      dealers: { rows: 1, sample: false },
      reviews: null,
    });
  });

  it('exports leads, retries parked deliveries, and forgets a person', async () => {
    const dataDir = join(folder, 'leads');
    const env = { DATA_DIR: dataDir };
    const database = await openDatabase({ databaseUrl: null, dataDir });
    const ledger = new SqlLeadLedger(database);
    const old = Date.UTC(2026, 0, 1);
    await ledger.save(aSubmittedLead({ acceptedAt: old }), idempotencyKey(), ['crm', 'dealer-mail'])();
    const bobs = aSubmittedLead({ email: 'bob@example.com', acceptedAt: Date.now() });
    await ledger.save(bobs, idempotencyKey(), ['crm'])();
    await database.db.updateTable('deliveries').set({ state: 'parked' }).execute();

    expect((await run(['status'], env)).out).toMatch(
      /^Leads {7}2 stored; deliveries: 0 delivered, 0 waiting, 3 parked, 0 suppressed$/m,
    );
    const all = JSON.parse((await run(['export', 'leads', '--format', 'json'], env)).out) as object[];
    expect(all).toMatchObject([{ email: 'Ann@Example.com' }, { id: bobs.id, email: 'bob@example.com' }]);
    const since = await run(['export', 'leads', '--since', '2026-01-02'], env);
    expect([since.code, since.errors, since.out.split('\r\n')]).toEqual([
      ...[0, '', [expect.stringContaining('"acceptedAt"'), expect.stringContaining(bobs.id), '']],
    ]);
    expect(await run(['replay'], env)).toMatchObject({
      code: 0,
      out: '3 parked deliveries requeued: due now.\n',
    });
    expect(await run(['forget', 'ann@example.com'], env)).toMatchObject({
      code: 0,
      out: 'Deleted 1 lead and any deliveries still pending.\n',
    });
    expect(await new LeadReports(database).counts()).toMatchObject({ stored: 1, waiting: 1, parked: 0 });

    expect(await run(['retention'], env)).toMatchObject({
      code: 0,
      out: 'No lead to delete is older than 400 days.\n',
    });
    const outdated = aSubmittedLead({ acceptedAt: Date.UTC(2020, 0, 1) });
    await ledger.save(outdated, idempotencyKey(), [])();
    await database.db.deleteFrom('leads').where('id', '=', bobs.id).execute();
    expect(await run(['retention'], env)).toMatchObject({
      code: 1,
      out: '',
      errors: expect.stringContaining('the clock seems to be ahead'),
    });
    expect(await run(['retention', '--yes'], env)).toMatchObject({
      code: 0,
      out: 'Retention deleted 1 lead, the oldest accepted on 2020-01-01.\n',
    });
    await database.close();
  });

  it('lists, releases and discards held leads, and marks them in exports', async () => {
    const dataDir = join(folder, 'held');
    const env = { DATA_DIR: dataDir };
    const database = await openDatabase({ databaseUrl: null, dataDir });
    const ledger = new SqlLeadLedger(database);
    const hold = async (reason: HoldReason, network: string, acceptedAt = Date.UTC(2026, 10, 20, 12)) => {
      const lead = aSubmittedLead({ acceptedAt });
      await ledger.save(lead, idempotencyKey(), [], { reason, network })();
      return lead;
    };
    const caught = await hold('honeypot', '198.51.100.0/24');
    for (const minute of [0, 30]) await hold('flood', '203.0.113.0/24', Date.UTC(2026, 10, 20, 13, minute));

    expect((await run(['status'], env)).out).toMatch(
      /^Held {8}1 by the honeypot, 2 in a flood; 0 discarded$/m,
    );
    expect(JSON.parse((await run(['status', '--json'], env)).out)).toMatchObject({
      leads: { held: { honeypot: 1, flood: 2 }, discarded: 0 },
    });
    expect(await run(['held', 'list'], env)).toMatchObject({
      code: 0,
      out:
        '2 leads  flood  203.0.113.0/24  contact-modal  2026-11-20 13:00 UTC to 2026-11-20 13:30 UTC\n' +
        '1 lead  honeypot  198.51.100.0/24  contact-modal  2026-11-20 12:00 UTC\n3 leads\n',
    });
    expect(await run(['replay', '--held'], env)).toMatchObject({
      code: 0,
      out: 'Released 1 lead: their deliveries are due now.\n',
    });
    const { rows } = await database.db.executeQuery(
      database.db.selectFrom('deliveries').select(['id', 'state']).compile(),
    );
    expect(rows).toEqual([{ id: `${caught.id}:crm`, state: 'waiting' }]);
    expect(
      await run(['held', 'discard', '--network', '203.0.', '--until', '2026-11-20T13:30'], env),
    ).toMatchObject({
      code: 0,
      out: 'Discarded 1 lead: delivered to nobody, kept until retention deletes them.\n',
    });
    const exported = JSON.parse((await run(['export', 'leads', '--format', 'json'], env)).out) as object[];
    expect(exported).toMatchObject([
      { id: caught.id, holdReason: 'honeypot', holdState: 'released' },
      { holdReason: 'flood', holdState: 'discarded' },
      { holdReason: 'flood', holdState: 'held' },
    ]);
    await database.close();
  });
});
