import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HoldReason } from '../../../domain/lead/hold.ts';
import { runDataTool } from '../../../infrastructure/composition/data-tool.ts';
import type { ExitCode } from '../../../infrastructure/data-tool/exit-code.ts';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { openDatabase, type Database } from '../../../infrastructure/database/open-database.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';

interface Ended {
  readonly code: ExitCode;
  readonly out: string;
  readonly errors: string;
}

let folder: string;

/** Runs the tool in this process. */
const run = async (
  args: ReadonlyArray<string>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> => {
  const environment = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', ...settings };
  Object.assign(process.env, environment);
  let [out, errors] = ['', ''];
  const spies = [
    jest.spyOn(console, 'log').mockImplementation((line: string) => void (out += `${line}\n`)),
    jest.spyOn(console, 'error').mockImplementation((line: string) => void (errors += `${line}\n`)),
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    }),
  ];
  try {
    const code = await runDataTool(args, 'dist');
    return { code, out, errors };
  } finally {
    spies.forEach((spy) => spy.mockRestore());
    Object.keys(environment).forEach((name) => delete process.env[name]);
  }
};

describe('The data tool', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'data-tool-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  let database: Database;
  beforeEach(async () => {
    database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') });
  });
  afterEach(async () => {
    await database.close();
    await rm(join(folder, 'data'), { recursive: true });
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

  it('exports leads, retries parked deliveries, and forgets a person', async () => {
    const ledger = new SqlLeadLedger(database);
    const old = Date.UTC(2026, 0, 1);
    await ledger.save(aSubmittedLead({ acceptedAt: old }), idempotencyKey(), ['crm', 'dealer-mail'])();
    const bobs = aSubmittedLead({ email: 'bob@example.com', acceptedAt: Date.now() });
    await ledger.save(bobs, idempotencyKey(), ['crm'])();
    await database.db.updateTable('deliveries').set({ state: 'parked' }).execute();

    expect((await run(['status'])).out).toMatch(
      /^Leads {7}2 stored; deliveries: 0 delivered, 0 waiting, 3 parked, 0 suppressed$/m,
    );
    const all = JSON.parse((await run(['export', 'leads', '--format', 'json'])).out) as object[];
    expect(all).toMatchObject([{ email: 'Ann@Example.com' }, { id: bobs.id, email: 'bob@example.com' }]);
    const since = await run(['export', 'leads', '--since', '2026-01-02']);
    expect([since.code, since.errors, since.out.split('\r\n')]).toEqual([
      ...[0, '', [expect.stringContaining('"acceptedAt"'), expect.stringContaining(bobs.id), '']],
    ]);
    expect(await run(['replay'])).toMatchObject({
      code: 0,
      out: '3 parked deliveries requeued: due now.\n',
    });
    expect(await run(['forget', 'ann@example.com'])).toMatchObject({
      code: 0,
      out: 'Deleted 1 lead and any deliveries still pending.\n',
    });
    expect(await new LeadReports(database).counts()).toMatchObject({ stored: 1, waiting: 1, parked: 0 });

    expect(await run(['retention'])).toMatchObject({
      code: 0,
      out: 'No lead to delete is older than 400 days.\n',
    });
    const outdated = aSubmittedLead({ acceptedAt: Date.UTC(2020, 0, 1) });
    await ledger.save(outdated, idempotencyKey(), [])();
    await database.db.deleteFrom('leads').where('id', '=', bobs.id).execute();
    expect(await run(['retention'])).toMatchObject({
      code: 1,
      out: '',
      errors: expect.stringContaining('the clock seems to be ahead'),
    });
    expect(await run(['retention', '--yes'])).toMatchObject({
      code: 0,
      out: 'Retention deleted 1 lead, the oldest accepted on 2020-01-01.\n',
    });
  });

  it('lists, releases and discards held leads, and marks them in exports', async () => {
    const ledger = new SqlLeadLedger(database);
    const hold = async (reason: HoldReason, network: string, acceptedAt = Date.UTC(2026, 10, 20, 12)) => {
      const lead = aSubmittedLead({ acceptedAt });
      await ledger.save(lead, idempotencyKey(), [], { reason, network })();
      return lead;
    };
    const caught = await hold('honeypot', '198.51.100.0/24');
    for (const minute of [0, 30]) await hold('flood', '203.0.113.0/24', Date.UTC(2026, 10, 20, 13, minute));

    expect((await run(['status'])).out).toMatch(/^Held {8}1 by the honeypot, 2 in a flood; 0 discarded$/m);
    expect(JSON.parse((await run(['status', '--json'])).out)).toMatchObject({
      leads: { held: { honeypot: 1, flood: 2 }, discarded: 0 },
    });
    expect(await run(['held', 'list'])).toMatchObject({
      code: 0,
      out:
        '2 leads  flood  203.0.113.0/24  contact-modal  2026-11-20 13:00 UTC to 2026-11-20 13:30 UTC\n' +
        '1 lead  honeypot  198.51.100.0/24  contact-modal  2026-11-20 12:00 UTC\n3 leads\n',
    });
    expect(await run(['replay', '--held'])).toMatchObject({
      code: 0,
      out: 'Released 1 lead: their deliveries are due now.\n',
    });
    const { rows } = await database.db.executeQuery(
      database.db.selectFrom('deliveries').select(['id', 'state']).compile(),
    );
    expect(rows).toEqual([{ id: `${caught.id}:crm`, state: 'waiting' }]);
    expect(
      await run(['held', 'discard', '--network', '203.0.', '--until', '2026-11-20T13:30']),
    ).toMatchObject({
      code: 0,
      out: 'Discarded 1 lead: delivered to nobody, kept until retention deletes them.\n',
    });
    const exported = JSON.parse((await run(['export', 'leads', '--format', 'json'])).out) as object[];
    expect(exported).toMatchObject([
      { id: caught.id, holdReason: 'honeypot', holdState: 'released' },
      { holdReason: 'flood', holdState: 'discarded' },
      { holdReason: 'flood', holdState: 'held' },
    ]);
  });
});
