import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clockArguments } from '../../clock/suite-clock.ts';

interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly errors: string;
}

describe('The data tool as a program', () => {
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
    expect(errors).toMatch(
      /^Usage: npm run data -- import dealers\|reviews\|rebates\|pools\|products\|energy-prices\|income-limits FILE/,
    );
  });

  it('checks the content without a database', async () => {
    await mkdir(join(folder, 'pages'), { recursive: true });
    const facts = '{"path":"/wrong/","locale":"en","title":"Wrong","description":""}';
    await fileOf('pages/wrong.html', `<!-- ${facts} -->\n<!-- wp:acf/nothing /-->`);
    const settings = {
      CONTENT_DIR: join(folder, 'pages'),
      DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/site',
    };
    const { code, out } = await run(['check', 'content', '--json'], settings);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
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
});
