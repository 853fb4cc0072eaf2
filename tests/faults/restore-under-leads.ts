import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { atLeast, mustHold, none, type Figure } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import { openBackup, runDataTool } from './data-tool.ts';
import { aLeadPost, LEADS_PER_SECOND, postLead, postSteadily, type PostAnswer } from './lead-post.ts';
import { accountOf, inDatabase, keptLeads, type KeptLead, type Storage } from './storage.ts';
import { AGAIN_WITHIN_MS } from './timed-answers.ts';

const POLL_INTERVAL_MS = 20;
/** How long leads arrive before and after the restore. */
const AROUND_MS = 1_000;
const MB = 1_000_000;
/** The size of SQLite's log, in bytes, at which a restore is killed. */
const LARGE_LOG = 12 * MB;
/** The maximum size of the log soon afterward. */
const SMALL_LOG = 8 * MB;

/** Stores many copies of the existing lead. */
const storeCopies = (storage: Storage, many: number): Promise<void> =>
  inDatabase(storage, async (db) => {
    const row = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    const others = Object.keys(row).filter((column) => column !== 'id' && column !== 'idempotency_key');
    const columns = sql.join(others.map((column) => sql.ref(column)));
    await sql`insert into leads (id, idempotency_key, ${columns})
      with recursive copies(i) as (select 1 union all select i + 1 from copies where i < ${sql.lit(many)})
      select 'copy-' || i, 'copy-' || i, ${columns} from leads cross join copies`.execute(db);
  });

/** The leads in the copies of the data that restores have left in a folder. */
export const copiedLeads = async (folder: string): Promise<ReadonlyArray<KeptLead>> => {
  const leads: KeptLead[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.backup'))) {
    const text = createReadStream(join(folder, name)).pipe(createGunzip());
    for await (const line of createInterface({ input: text })) {
      if (!line.startsWith('["leads",')) continue;
      const [, { id, idempotency_key }] = JSON.parse(line) as [string, Record<string, string>];
      leads.push({ id: id ?? '', key: idempotency_key ?? '', said: '' });
    }
  }
  return leads;
};

const isAnswered = ({ status, hasRetryAfter }: PostAnswer): boolean =>
  status === 201 || (status === 503 && hasRetryAfter);

/** A killed restore leaves the data as it was, and no large log. */
const killRestore = async ({ settings, dataDir }: Storage, file: string, site: string) => {
  const log = join(dataDir, 'site.sqlite-wal');
  const size = (): number => (existsSync(log) ? statSync(log).size : 0);
  const restoring = runDataTool(settings, 'restore', file);
  const ended = restoring.catch(() => undefined);
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (size() < LARGE_LOG && !isOver) await pause(POLL_INTERVAL_MS);
  const largest = size();
  restoring.child.kill('SIGKILL');
  await ended;
  const end = performance.now() + AGAIN_WITHIN_MS;
  while (size() > SMALL_LOG && performance.now() < end) await pause(POLL_INTERVAL_MS);
  const lead = aLeadPost();
  const { id } = await postLead(site, lead);
  return { wasKilled: restoring.child.signalCode === 'SIGKILL', largest, left: size(), lead, id };
};

/** A restore that is stopped halfway; returns whether it reported that and left no copy. */
const stopRestore = async ({ settings, dataDir }: Storage, file: string): Promise<boolean> => {
  const copies = (): number => readdirSync(dataDir).filter((name) => name.includes('.backup')).length;
  const before = copies();
  const restoring = runDataTool(settings, 'restore', file);
  const ended = restoring.then(
    () => '',
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => `${code} ${stderr}`,
  );
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (copies() === before && !isOver) await pause(POLL_INTERVAL_MS);
  restoring.child.kill('SIGTERM');
  return (await ended).startsWith('1 Interrupted') && copies() === before;
};

/** A backup is restored while leads arrive (quality: nothing lost). */
export const measureRestore = async (storage: Storage, stored: number): Promise<ReadonlyArray<Figure>> =>
  using(openBackup(), ({ file }) =>
    usingSite(storage.settings, async ({ address }) => {
      await postLead(address, aLeadPost());
      await storeCopies(storage, stored);
      await runDataTool(storage.settings, 'backup', file);
      const posting = postSteadily(address);
      await pause(AROUND_MS);
      const began = performance.now();
      await runDataTool(storage.settings, 'restore', file);
      const seconds = Math.round((performance.now() - began) / 1_000);
      await pause(AROUND_MS);
      const { answers, acknowledged } = await posting.end();
      const kept = [...(await keptLeads(storage)), ...(await copiedLeads(storage.dataDir))];
      const { lost } = accountOf(kept, acknowledged);
      const what = `${storage.technology}, restore under ${LEADS_PER_SECOND} leads a second, ${stored} stored`;
      const figures = [
        atLeast(
          `${what}: leads acknowledged`,
          acknowledged.size,
          LEADS_PER_SECOND,
          `of ${answers.length} in ${seconds} s`,
        ),
        none(`${what}: acknowledged leads in neither the database nor the copy`, lost),
        none(
          `${what}: answers other than 201 or 503 with Retry-After`,
          answers.filter((answer) => !isAnswered(answer)).length,
        ),
      ];
      const stopped = await stopRestore(storage, file);
      figures.push(
        mustHold(`${storage.technology}, restore stopped: reports it and leaves no copy`, stopped),
      );
      if (storage.technology === 'PostgreSQL') return figures;
      const { wasKilled, largest, left, lead, id } = await killRestore(storage, file, address);
      const after = accountOf(await keptLeads(storage), new Map([[lead.key, id ?? '']]));
      const killed = 'SQLite, restore killed halfway';
      return [
        ...figures,
        mustHold(`${killed}: it was running`, wasKilled),
        {
          what: `${killed}: size of its log afterwards`,
          measured: left / MB,
          unit: 'MB',
          goal: { atMost: SMALL_LOG / MB },
          note: `${Math.round(largest / MB)} MB when it was killed`,
        },
        none(`${killed}: leads lost that are posted afterwards`, after.lost),
      ];
    }),
  );
