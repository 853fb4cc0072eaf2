import { setTimeout as pause } from 'node:timers/promises';
import { EVERY_FIELD } from '../builders/sent-lead.ts';
import { skipped, type Figure } from '../bench/figure.ts';
import { using, usingSite } from '../bench/opened.ts';
import { atLeast, none, type FaultMeasurement } from './fault-measurement.ts';
import { aLeadPost, postLead, postMany, type LeadPost } from './lead-post.ts';
import { hasPostgresql, hasRedis, startPostgresql, startRedis, type OwnServer } from './own-servers.ts';
import { accountOf, keptLeads, openPostgresqlStorage, openSqliteStorage } from './storage.ts';

const LEADS_AT_ONCE = 50;
const READERS = 20;
const AGAIN_WITHIN_MS = 15_000;
const GIVE_UP_AFTER_MS = 20_000;

interface Timed {
  readonly status: number;
  readonly ms: number;
  readonly body: string;
  readonly hasRetryAfter: boolean;
}

/** Status 0: no answer came. */
const timed = async (address: string, init: RequestInit = {}): Promise<Timed> => {
  const began = performance.now();
  const after = (): number => performance.now() - began;
  try {
    const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const body = await response.text();
    return { status: response.status, ms: after(), body, hasRetryAfter: response.headers.has('retry-after') };
  } catch {
    return { status: 0, ms: after(), body: '', hasRetryAfter: false };
  }
};

const postedTo = (site: string, { key, body }: LeadPost): Promise<Timed> =>
  timed(`${site}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });

const TYPED = { ...EVERY_FIELD, formId: 'contact-form', comments: 'Nothing that is typed is lost.' };

const formPosted = (site: string): Promise<Timed> =>
  timed(`${site}/contact/`, { method: 'POST', body: new URLSearchParams(TYPED) });

const slowest = (answers: ReadonlyArray<Timed>): number => Math.max(...answers.map(({ ms }) => ms)) / 1000;
const others = (answers: ReadonlyArray<Timed>, status: number): number =>
  answers.filter((answer) => answer.status !== status).length;
const within = (what: string, answers: ReadonlyArray<Timed>, seconds: number): Figure => ({
  ...{ what, measured: slowest(answers), unit: 's', goal: { atMost: seconds } },
});

/** Pages and searches while something is frozen; each wants another page, so that none comes out of the cache. */
const readersOf = (site: string): ReadonlyArray<Promise<Timed>> =>
  Array.from({ length: READERS }, (_, i) =>
    i % 2 === 0
      ? timed(`${site}/find-your-dealer/?zipcode=${75001 + i}`)
      : timed(`${site}/api/dealers/locate?zipcode=${75001 + i}`),
  );

const READ_WITHIN_S = 2;

const measurePostgresql = (server: OwnServer): Promise<ReadonlyArray<Figure>> =>
  using(openPostgresqlStorage(server.address), (storage) =>
    usingSite(storage.settings, async ({ address }) => {
      const acknowledged = await postMany([address], LEADS_AT_ONCE);
      // Some are under way when it freezes: they may be stored, though nobody hears of it.
      const cut = Array.from({ length: LEADS_AT_ONCE }, aLeadPost);
      const posted = cut.map((lead) => postedTo(address, lead));
      await pause(5);
      server.freeze();
      let late, reads, ready, form, inFlight;
      try {
        [late, reads, ready, form] = await Promise.all([
          Promise.all(Array.from({ length: LEADS_AT_ONCE }, () => postedTo(address, aLeadPost()))),
          Promise.all(readersOf(address)),
          Promise.all(Array.from({ length: 5 }, () => timed(`${address}/readyz`))),
          formPosted(address),
        ]);
        inFlight = await Promise.all(posted);
      } finally {
        server.thaw();
      }
      const end = performance.now() + AGAIN_WITHIN_MS;
      while ((await timed(`${address}/readyz`)).status !== 200 && performance.now() < end) await pause(50);
      for (const lead of cut) {
        const { id } = await postLead(address, lead);
        if (id !== null) acknowledged.set(lead.key, id);
      }
      const { lost, doubled } = accountOf(await keptLeads(storage), acknowledged);
      const what = 'PostgreSQL frozen';
      const refused = [...late, form];
      return [
        within(`${what}: pages and searches answer`, reads, READ_WITHIN_S),
        none(`${what}: pages and searches refused`, others(reads, 200)),
        within(`${what}: leads in flight answer`, inFlight, 5),
        within(`${what}: leads and a posted form answer`, refused, 5),
        none(
          `${what}: of them not 503 with Retry-After`,
          refused.filter((a) => a.status !== 503 || !a.hasRetryAfter).length,
        ),
        atLeast(
          `${what}: the form comes back with what was typed`,
          form.body.includes(TYPED.comments) ? 1 : 0,
          1,
        ),
        within(`${what}: /readyz answers`, ready, 1),
        none(`${what}: /readyz that is not 503`, others(ready, 503)),
        atLeast(
          `${what}: leads accepted once under their key afterwards`,
          acknowledged.size,
          2 * LEADS_AT_ONCE,
        ),
        none(`${what}: acknowledged leads lost`, lost),
        none(`${what}: leads doubled`, doubled),
      ];
    }),
  );

const LIMIT = 20;

const measureRedis = (redis: OwnServer): Promise<ReadonlyArray<Figure>> =>
  using(openSqliteStorage(), (storage) =>
    usingSite({ ...storage.settings, REDIS_URL: redis.address, RATE_LIMIT: '60' }, async ({ address }) => {
      await timed(`${address}/api/dealers/locate?zipcode=75001`);
      redis.freeze();
      let reads, leads, ready, more;
      try {
        reads = await Promise.all(readersOf(address));
        leads = await Promise.all([1, 2, 3, 4, 5].map(() => postedTo(address, aLeadPost())));
        ready = await Promise.all([1, 2, 3].map(() => timed(`${address}/readyz`)));
        more = await Promise.all(
          Array.from({ length: 60 + LIMIT }, () => timed(`${address}/api/dealers/locate?zipcode=75001`)),
        );
      } finally {
        redis.thaw();
      }
      const end = performance.now() + AGAIN_WITHIN_MS;
      const isShared = async (): Promise<boolean> =>
        !(await timed(`${address}/readyz`)).body.includes('redis');
      while (!(await isShared()) && performance.now() < end) await pause(50);
      const what = 'Redis frozen';
      const named = ready.filter(
        ({ status, body }) => status === 200 && body.includes('"degraded":["redis"]'),
      );
      return [
        within(`${what}: pages and searches answer`, reads, READ_WITHIN_S),
        none(`${what}: pages and searches refused`, others(reads, 200)),
        within(`${what}: leads answer`, leads, 5),
        none(`${what}: leads refused`, others(leads, 201)),
        within(`${what}: /readyz answers`, ready, 1),
        atLeast(`${what}: /readyz names it and goes on`, named.length, ready.length),
        atLeast(`${what}: searches above the limit refused`, more.length - others(more, 429), LIMIT),
        atLeast(`${what}: counts there again afterwards`, (await isShared()) ? 1 : 0, 1),
      ];
    }),
  );

/** Servers that are stopped, not dead (quality: nothing lost). */
export const measureFrozenPostgresql: FaultMeasurement = async () =>
  (await hasPostgresql())
    ? using(startPostgresql(), measurePostgresql)
    : [skipped('PostgreSQL frozen', 'its programs are not installed')];

export const measureFrozenRedis: FaultMeasurement = async () =>
  hasRedis() ? using(startRedis(), measureRedis) : [skipped('Redis frozen', 'redis-server is not installed')];
