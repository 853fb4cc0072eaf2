import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltSite } from '../../built-site.ts';
import { atLeast, none, skipped, type Figure } from '../../bench/figure.ts';
import { openSite, using, usingSite } from '../../bench/pages/opened.ts';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost, postLead } from '../lead-post.ts';
import { hasNginx, startNginx } from './nginx.ts';
import {
  accountOf,
  keptLeads,
  openPostgresqlStorage,
  openSqliteStorage,
  usingPostgresql,
  type Storage,
} from '../storage.ts';

const END_WITHIN_S = 10;
const INSTANCES = 2;
const KEPT_CONNECTIONS = 16;
const CLIENTS_OF_PAGES = 4;

/** The settings that operators run with. */
const AS_SHIPPED = { DRAIN_SECONDS: '' };

/** How an instance stopped. */
interface End {
  readonly exitCode: number | null;
  readonly seconds: number;
  /** Whether it reported that it was not ready while it still served pages. */
  readonly isAnnounced: boolean;
}

const statusOf = (address: string, init: RequestInit = {}): Promise<number> =>
  fetch(address, { redirect: 'manual', ...init }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );

const end = async ({ process: instance, address }: BuiltSite): Promise<End> => {
  const began = performance.now();
  const exited = once(instance, 'exit');
  instance.kill('SIGTERM');
  let isAnnounced = false;
  while (!isAnnounced && instance.exitCode === null && performance.now() - began < 2_000) {
    const [ready, page] = await Promise.all([statusOf(`${address}/readyz`), statusOf(`${address}/contact/`)]);
    isAnnounced = ready === 503 && page === 200;
  }
  await exited;
  return { exitCode: instance.exitCode, seconds: (performance.now() - began) / 1000, isAnnounced };
};

/** A file that a page uses; a page that was loaded before a restart still needs it afterward. */
const assetOf = async (address: string): Promise<string> => {
  const page = await (await fetch(`${address}/contact/`)).text();
  const [asset] = /\/assets\/[\w.-]+/.exec(page) ?? [];
  if (asset === undefined) throw new Error('The page names no file below /assets/');
  return asset;
};

/** Visitors who load pages and send leads through the proxy until `stopped`; returns the failures and the acknowledged leads. */
const load = async (address: string, stopped: AbortSignal) => {
  const asset = await assetOf(address);
  const failures = new Map<string, number>();
  const requests = { pages: 0, assets: 0, leads: 0, forms: 0 };
  const leads = new Map<string, string>();
  const forms = new Set<string>();
  const repeat = async (kind: keyof typeof requests, expected: number, send: () => Promise<number>) => {
    while (!stopped.aborted) {
      const status = await send();
      requests[kind] += 1;
      if (status === expected) continue;
      const failure = `${kind} ${status}`;
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
  };
  const sendLead = async (): Promise<number> => {
    const lead = aLeadPost();
    const { status, id } = await postLead(address, lead);
    if (id !== null) leads.set(lead.key, id);
    return status;
  };
  const sendForm = async (): Promise<number> => {
    const { key: comments } = aLeadPost();
    const body = new URLSearchParams({ ...EVERY_FIELD, formId: 'contact-form', comments });
    const status = await statusOf(`${address}/contact/`, { method: 'POST', body });
    if (status === 303) forms.add(comments);
    return status;
  };
  await Promise.all([
    ...Array.from({ length: CLIENTS_OF_PAGES }, () =>
      repeat('pages', 200, () => statusOf(`${address}/contact/`)),
    ),
    repeat('assets', 200, () => statusOf(`${address}${asset}`)),
    repeat('leads', 201, sendLead),
    repeat('forms', 303, sendForm),
  ]);
  const note = `of ${requests.pages} pages, ${requests.assets} assets, ${requests.leads} leads, ${requests.forms} forms`;
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  return {
    failed,
    note: [note, ...[...failures].map((failure) => failure.join(': '))].join('; '),
    leads,
    forms,
  };
};

const figuresOf = (what: string, ends: ReadonlyArray<End>): ReadonlyArray<Figure> => [
  none(`${what}: exit codes other than 0`, ends.filter(({ exitCode }) => exitCode !== 0).length),
  {
    what: `${what}: slowest shutdown`,
    measured: Math.max(...ends.map(({ seconds }) => seconds)),
    unit: 's',
    goal: { atMost: END_WITHIN_S },
  },
];

/** Two instances that share a PostgreSQL are restarted one after the other under load, behind nginx. */
const measureBehindNginx = async (
  storage: Storage,
  restarts: number,
  isKeptAlive: boolean,
): Promise<ReadonlyArray<Figure>> => {
  const sites: BuiltSite[] = [];
  const settingsOf = (index: number) => ({
    ...storage.settings,
    ...AS_SHIPPED,
    DATA_DIR: join(storage.dataDir, String(index)),
  });
  const stop = async () => void (await Promise.all(sites.map((site) => site.stop())));
  const opening = (async () => {
    for (const index of Array(INSTANCES).keys()) sites.push(await openSite(settingsOf(index)));
    return { stop };
  })();
  return using(opening, async () => {
    const proxying = startNginx({ instances: sites.map(({ address }) => address), isKeptAlive });
    return using(proxying, async ({ address }) => {
      const stopped = new AbortController();
      const loading = load(address, stopped.signal);
      const ends: End[] = [];
      try {
        for (let restart = 0; restart < restarts; restart++) {
          const index = restart % sites.length;
          const site = sites[index];
          if (site === undefined) break;
          await pause(500);
          ends.push(await end(site));
          sites[index] = await openSite({ ...settingsOf(index), PORT: new URL(site.address).port });
        }
      } finally {
        stopped.abort();
      }
      const { failed, note, leads, forms } = await loading;
      const kept = await keptLeads(storage);
      const said = new Set(kept.map((lead) => lead.said));
      const { lost, doubled } = accountOf(kept, leads);
      const lostForms = [...forms].filter((comments) => !said.has(comments)).length;
      const what = `nginx ${isKeptAlive ? 'with' : 'without'} upstream keepalive, ${restarts} restarts`;
      const announced = ends.filter(({ isAnnounced }) => isAnnounced).length;
      return [
        none(`${what}: failed requests`, failed, note),
        none(`${what}: acknowledged leads lost`, lost + lostForms),
        none(`${what}: leads stored twice`, doubled),
        atLeast(`${what}: announced by /readyz beforehand`, announced, restarts),
        ...figuresOf(what, ends),
      ];
    });
  });
};

/** A connection without requests, like a browser's preconnect. */
const silentConnection = async ({ address }: BuiltSite): Promise<Socket> => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
};

/** An instance stops while clients hold keep-alive connections and unused ones. */
const measureKeptConnections = async ({ settings }: Storage): Promise<ReadonlyArray<Figure>> =>
  usingSite({ ...settings, ...AS_SHIPPED }, async (site) => {
    const agent = new Agent({ keepAlive: true, maxSockets: KEPT_CONNECTIONS });
    const used = Array.from({ length: KEPT_CONNECTIONS }, async () => {
      const request = get(`${site.address}/contact/`, { agent });
      const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
      await once(response.resume(), 'end');
    });
    await Promise.all(used);
    const silent = await Promise.all(Array.from({ length: KEPT_CONNECTIONS }, () => silentConnection(site)));
    // This answer shows that the server has accepted the earlier connections.
    await statusOf(`${site.address}/healthz`);
    const ended = await end(site);
    agent.destroy();
    silent.forEach((socket) => socket.destroy());
    return figuresOf(`SIGTERM with ${KEPT_CONNECTIONS} kept and ${KEPT_CONNECTIONS} silent connections`, [
      ended,
    ]);
  });

/** Restarts (quality: nothing lost). */
export const measureRestarts: FaultMeasurement = async ({ restarts }) => {
  const kept = await using(openSqliteStorage(), measureKeptConnections);
  const skip = (reason: string) => [...kept, skipped('Restarts behind nginx', reason)];
  if (!hasNginx()) return skip('there is no nginx');
  return usingPostgresql(skip, async (server) => {
    const behindNginx = (isKeptAlive: boolean) =>
      using(openPostgresqlStorage(server), (storage) => measureBehindNginx(storage, restarts, isKeptAlive));
    return [...kept, ...(await behindNginx(false)), ...(await behindNginx(true))];
  });
};
