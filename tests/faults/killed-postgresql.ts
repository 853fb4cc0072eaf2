import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, none, skipped, type Figure } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import type { FaultMeasurement } from './fault-measurement.ts';
import { aLeadPost, postLead } from './lead-post.ts';
import { hasPostgresql, startPostgresql, type OwnPostgresql } from './own-servers.ts';
import { leadFigures, openPostgresqlStorage, type Storage } from './storage.ts';
import { AGAIN_WITHIN_MS, timed } from './timed-answers.ts';

const WRITERS_PER_INSTANCE = 4;
const TRY_AGAIN_AFTER_MS = 50;
/** How many leads are acknowledged between two kills, unless that takes too long. */
const LEADS_BETWEEN = 20;
const GONE_FOR_MS = 300;

const killUnderWriters = async (
  postgresql: OwnPostgresql,
  storage: Storage,
  sites: ReadonlyArray<string>,
  kills: number,
): Promise<ReadonlyArray<Figure>> => {
  const acknowledged = new Map<string, string>();
  const unannounced = new Set<string>();
  let repeated = 0;
  let isOver = false;
  const write = async (site: string): Promise<void> => {
    while (!isOver) {
      const lead = aLeadPost();
      for (let id: string | null = null; id === null && !isOver;) {
        const answer = await postLead(site, lead);
        id = answer.id;
        if (id !== null) acknowledged.set(lead.key, id);
        else {
          repeated += 1;
          if (answer.status !== 503 || !answer.hasRetryAfter) unannounced.add(`status ${answer.status}`);
          await pause(TRY_AGAIN_AFTER_MS);
        }
      }
    }
  };
  const failedPages: number[] = [];
  const writers = sites.flatMap((site) => Array.from({ length: WRITERS_PER_INSTANCE }, () => write(site)));
  try {
    for (let kill = 0; kill < kills; kill++) {
      const enough = acknowledged.size + LEADS_BETWEEN;
      const end = performance.now() + AGAIN_WITHIN_MS;
      while (acknowledged.size < enough && performance.now() < end) await pause(5);
      await postgresql.kill();
      await pause(GONE_FOR_MS);
      const pages = await Promise.all(sites.map((site) => timed(`${site}/contact/`)));
      failedPages.push(...pages.map(({ status }) => status).filter((status) => status !== 200));
      await postgresql.startAgain();
    }
    const last = acknowledged.size;
    const end = performance.now() + AGAIN_WITHIN_MS;
    while (acknowledged.size === last && performance.now() < end) await pause(5);
  } finally {
    isOver = true;
  }
  await Promise.all(writers);
  const what = `PostgreSQL killed ${kills} times under two instances`;
  return [
    atLeast(
      `${what}: leads acknowledged`,
      acknowledged.size,
      kills * LEADS_BETWEEN,
      `${repeated} posts were repeated`,
    ),
    ...(await leadFigures(what, storage, acknowledged)),
    none(`${what}: refusals other than 503 with Retry-After`, unannounced.size, [...unannounced].join(', ')),
    none(`${what}: pages that failed meanwhile`, failedPages.length, failedPages.join(', ')),
  ];
};

/** PostgreSQL is killed and recovers while two instances store leads in it (quality: nothing lost). */
export const measureKilledPostgresql: FaultMeasurement = async ({ restarts: kills }) => {
  if (!(await hasPostgresql())) return [skipped('PostgreSQL killed', 'there is no PostgreSQL')];
  return using(startPostgresql(), (postgresql) =>
    using(openPostgresqlStorage(postgresql.address), (storage) => {
      const settingsOf = (name: string) => ({ ...storage.settings, DATA_DIR: join(storage.dataDir, name) });
      return usingSite(settingsOf('first'), (first) =>
        usingSite(settingsOf('second'), (second) =>
          killUnderWriters(postgresql, storage, [first.address, second.address], kills),
        ),
      );
    }),
  );
};
