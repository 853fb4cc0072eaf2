import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

/** Here, and not among the fast tests, because the tool stands on the built site. */
const WITHIN_MS = 120_000;
jest.setTimeout(WITHIN_MS);

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
        ['infrastructure/cli/data.ts', ...args],
        { env: environment },
        (fault, out, errors) => resolve({ code: fault === null ? 0 : fault.code, out, errors }),
      );
    });
  const fileOf = async (name: string, content: string) => {
    const file = join(folder, name);
    await writeFile(file, content);
    return file;
  };

  it.each([[[]], [['import', 'leads', 'x']]])('answers a wrong call %p with how to call it', async (args) => {
    const { code, out, errors } = await run(args);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toMatch(/^Usage: npm run data -- import dealers\|reviews\|pools FILE/);
  });

  it('takes a bad setting for a wrong call', async () =>
    expect(await run(['status'], { SEED_DEALERS: 'many' })).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Setting SEED_DEALERS is "many"'),
    }));

  it('fails when the database does not answer, and tells no password', async () => {
    const { code, errors } = await run(['status'], {
      DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/site',
    });
    expect(code).toBe(1);
    expect(errors).toContain('The database at 127.0.0.1:1/site does not answer');
    expect(errors).not.toContain('secret');
  });

  it('imports, backs up and restores, and says how it stands', async () => {
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
    expect((await run(['restore', backup])).out).toContain('What was here before is kept in');

    expect((await run(['status'])).out).toMatch(/^Dealers {5}1 imported, loaded/m);
    const status = JSON.parse((await run(['status', '--json'])).out) as object;
    expect(status).toMatchObject({
      technology: 'sqlite',
      dealers: { rows: 1, sample: false },
      reviews: null,
    });
  });
});
