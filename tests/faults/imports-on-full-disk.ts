import { statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, none, skipped, type Figure } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import { runDataTool } from './data-tool.ts';
import type { FaultMeasurement } from './fault-measurement.ts';
import { postSteadily } from './lead-post.ts';
import { openSmallDisk } from './small-disk.ts';
import { accountOf, inDatabase, keptLeads, openSqliteStorage, type Storage } from './storage.ts';

const SIZE_MB = 64;
const MB = 1_000_000;
/** The maximum size of SQLite's log and of the leads that arrive during the import, in MB. */
const MAX_TAKEN_MB = 8;
/** How long the server keeps running after a failed import. */
const AFTERWARDS_MS = 2_000;

/** A file of dealers with short names, so that the rows take several times as much space in the database as in the file. */
const dealersFile = (folder: string, name: string, rows: number, names: (row: number) => string): string => {
  const file = join(folder, name);
  const lines = Array.from({ length: rows }, (_, i) => `${i + 1},${names(i)},75001,972-555-0100`);
  writeFileSync(file, `companyID,name,zipcode,phone1\n${lines.join('\n')}\n`);
  return file;
};

const freeMb = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / MB;
};

/** The editions of dealers, with their numbers of rows. */
const dealersIn = (storage: Storage): Promise<string> =>
  inDatabase(storage, async (db) => {
    const editions = await db.selectFrom('editions').select('id').orderBy('id').execute();
    const dealers = await db.selectFrom('dealers').select('company_id').execute();
    return JSON.stringify([editions, dealers.length]);
  });

const measureImport = async (
  what: string,
  storage: Storage,
  site: string,
  file: string,
): Promise<ReadonlyArray<Figure>> => {
  const before = { dealers: await dealersIn(storage), free: freeMb(storage.dataDir) };
  const posting = postSteadily(site);
  const failure = await runDataTool(storage.settings, 'import', 'dealers', file).then(
    () => null,
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, stderr }),
  );
  await pause(AFTERWARDS_MS);
  const { answers, acknowledged } = await posting.end();
  const { lost } = accountOf(await keptLeads(storage), acknowledged);
  const report = failure?.stderr.trim().split('\n').at(-1) ?? 'it was stored';
  const said = report.startsWith('The disk is too full') && failure?.code === 1;
  return [
    atLeast(`${what}: refused with the reason`, said ? 1 : 0, 1, report),
    none(`${what}: changes in the stored dealers`, before.dealers === (await dealersIn(storage)) ? 0 : 1),
    none(
      `${what}: leads refused during and after it`,
      answers.length - acknowledged.size,
      `of ${answers.length}`,
    ),
    none(`${what}: acknowledged leads lost`, lost),
    {
      what: `${what}: disk space used`,
      measured: before.free - freeMb(storage.dataDir),
      unit: 'MB',
      goal: { atMost: MAX_TAKEN_MB },
      note: `of ${Math.floor(before.free)} MB`,
    },
  ];
};

/** Imports that do not fit on the disk (quality: nothing lost). */
export const measureImports: FaultMeasurement = async () =>
  using(openSqliteStorage(), async (storage) => {
    const disk = await openSmallDisk(storage, SIZE_MB);
    if (disk === null) return [skipped('SQLite, import on a full disk', 'no disk may be mounted')];
    const files = storage.dataDir;
    return using(Promise.resolve(disk), ({ storage: small }) =>
      usingSite(small.settings, async ({ address }) => {
        const first = dealersFile(files, 'first.csv', 3, (i) => `Dealer ${i}`);
        await runDataTool(small.settings, 'import', 'dealers', first);
        const large = dealersFile(files, 'large.csv', 100_000, (i) => `Dealer ${i} ${'x'.repeat(400)}`);
        const dense = dealersFile(files, 'dense.csv', 280_000, (i) => `D${i}`);
        const of = (file: string): string => `of ${Math.round(statSync(file).size / MB)} MB`;
        return [
          ...(await measureImport(
            `SQLite, import ${of(large)} on a disk of ${SIZE_MB}`,
            small,
            address,
            large,
          )),
          ...(await measureImport(
            `SQLite, import that runs out of disk, ${of(dense)}`,
            small,
            address,
            dense,
          )),
        ];
      }),
    );
  });
