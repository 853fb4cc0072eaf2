import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../chromium.ts';

/** A Chromium with a fresh profile, driven through its debugging port. */
export interface DebuggableChromium {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Blocks name lookups, so that nothing outside this machine is reached. */
export const ONLY_THIS_MACHINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

const LISTENING = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;
const READY_WITHIN_MS = 30_000;

const endGroup = (leader: number): void => {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The browser has already exited.
  }
};

/** Starts headless Chromium; rejects with its output if it does not start. */
export const startChromium = async (): Promise<DebuggableChromium> => {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const flags = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ONLY_THIS_MACHINE,
  ];
  const child = spawn(ensureChromium(), [...CHROMIUM_ARGUMENTS, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: the program may be a script that starts the browser, and killing only the script would leave it running.
    detached: true,
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined) endGroup(child.pid);
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  let printed = '';
  try {
    const port = await new Promise<number>((resolve, reject) => {
      const fail = (): void => reject(new Error(`Chromium did not start: ${printed}`));
      setTimeout(fail, READY_WITHIN_MS).unref();
      child.once('exit', fail);
      child.stderr.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const found = LISTENING.exec(printed)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
    });
    return { port, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
};
