import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { using } from '../../bench/pages/opened.ts';
import { freePort } from '../own-servers.ts';
import { withMeasuredStalls } from '../preloaded.ts';
import { openSqliteStorage } from '../storage.ts';

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
      LEAD_HOLD_PER_MINUTE: '0',
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
