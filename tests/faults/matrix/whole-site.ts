import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { MailHost } from '../../infrastructure/delivery/mail-host.ts';
import { WordPressServer, wordpressSettings } from '../../wordpress/wordpress-server.ts';
import type { Fault } from '../fault.ts';
import { FaultServer } from '../fault-server.ts';
import { freePort } from '../own-servers.ts';
import { withMeasuredStalls } from '../preloaded.ts';
import { openSqliteStorage } from '../storage.ts';

/** The upstreams of a site, each behind a path of one server, and the host that the site calls below that path. */
const HOSTS = {
  dealers: { setting: 'DEALER_API_HOST', below: '/api' },
  'look-ups': { setting: 'PROVIDER_API_HOST', below: '/api' },
  reviews: { setting: 'REVIEWS_API_HOST', below: '/api' },
  rebates: { setting: 'REBATE_API_HOST', below: '/api/rebates' },
  routing: { setting: 'CALL_ROUTING_HOST', below: '/api' },
  products: { setting: 'PRODUCTS_API_HOST', below: '/api' },
  crm: { setting: 'LEAD_WEBHOOK_URL', below: '' },
  wordpress: { setting: 'WORDPRESS_URL', below: '' },
} as const;

export type Upstream = keyof typeof HOSTS;

export const UPSTREAMS = Object.keys(HOSTS) as ReadonlyArray<Upstream>;

/** Everything that the sites of a matrix call: a second site as the provider, a WordPress, a CRM and a mail server. */
export interface Upstreams {
  readonly settings: Readonly<Record<string, string>>;
  readonly server: FaultServer;
  /** Makes all upstreams work. */
  readonly repair: () => void;
  /** The working upstream. */
  readonly working: Fault;
}

/** Passes a request to the server at an address, without the first part of its path. */
const passing =
  (address: string): Fault =>
  (request, response) => {
    const { authorization } = request.headers;
    fetch(`${address}${(request.url ?? '').replace(/^\/[^/?]+/, '')}`, {
      headers: authorization === undefined ? {} : { authorization },
    })
      .then(async (answer) => {
        const headers = [...answer.headers].filter(([name]) =>
          /^(?:content-type|retry-after|x-wp-)/.test(name),
        );
        response
          .writeHead(answer.status, Object.fromEntries(headers))
          .end(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(() => response.destroy());
  };

const takesLeads: Fault = (request, response) =>
  void request.resume().once('end', () => response.writeHead(204).end());

/** A word on the pages of the WordPress, and on no other. */
export const WORD = 'zephyranthes';

/** Uses upstreams that work. */
export const usingUpstreams = <A>(use: (upstreams: Upstreams) => Promise<A>): Promise<A> =>
  usingSite({ SEED_DEALERS: '300' }, async ({ address: provider }) => {
    const [server, wordpress, mail] = [new FaultServer(), new WordPressServer(), new MailHost()];
    const [address, wordpressAddress, mailPort] = [
      await server.open(),
      await wordpress.open(),
      await mail.open(),
    ];
    const blocks = [
      { name: 'core/paragraph', attributes: {}, innerBlocks: [], originalContent: `<p>${WORD}</p>` },
    ];
    wordpress.publish(...['/good-page/', '/bad-page/'].map((path) => ({ path, title: path, blocks })));
    const working = passing(provider);
    const repair = (): void => {
      server.reset();
      for (const name of UPSTREAMS) server.serve(`/${name}`, working);
      server.serve('/crm', takesLeads);
      server.serve('/wordpress', passing(wordpressAddress));
    };
    repair();
    const hosts = UPSTREAMS.map((name) => [HOSTS[name].setting, `${address}/${name}${HOSTS[name].below}`]);
    const settings: Readonly<Record<string, string>> = {
      ...wordpressSettings(''),
      ...Object.fromEntries(hosts),
      MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
      SEED_DEALERS: '0',
    };
    try {
      return await use({ settings, server, repair, working });
    } finally {
      await Promise.all([server.close(), wordpress.close(), mail.close()]);
    }
  });

const STARTS_WITHIN_MS = 120_000;

/** A site that writes its log to an open file, `ignore` or none, and whether it goes on. */
export interface LoggingSite {
  readonly address: string;
  readonly pid: number;
  readonly dataDir: string;
  readonly isAlive: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Opens the built site with its log at `log`, with its data in `dataDir` or in a folder of its own. */
export const usingLoggingSite = <A>(
  settings: Readonly<Record<string, string>>,
  log: number | 'ignore',
  use: (site: LoggingSite) => Promise<A>,
): Promise<A> =>
  using(openSqliteStorage(), async (storage) => {
    const port = await freePort();
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      RATE_LIMIT: '0',
    };
    const all = { ...env, DRAIN_SECONDS: '0', DATA_DIR: storage.dataDir, ...withMeasuredStalls(settings) };
    const child = spawn(process.execPath, ['--expose-gc', 'infrastructure/cli/start.js'], {
      env: all,
      stdio: ['ignore', log, log],
    });
    const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
    const address = `http://127.0.0.1:${port}`;
    const stop = async (): Promise<void> => {
      if (!isAlive()) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const isEnded = await Promise.race([ended, pause(10_000, null)]);
      if (isEnded === null) child.kill('SIGKILL');
    };
    try {
      const end = performance.now() + STARTS_WITHIN_MS;
      const isReady = (): Promise<boolean> =>
        fetch(`${address}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isReady())) {
        if (!isAlive() || performance.now() > end) throw new Error('The site did not start');
        await pause(100);
      }
      return await use({ address, pid: child.pid ?? 0, dataDir: all.DATA_DIR, isAlive, stop });
    } finally {
      await stop();
    }
  });
