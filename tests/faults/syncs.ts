import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, none, skipped } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import type { FaultMeasurement } from './fault-measurement.ts';
import { postMany } from './lead-post.ts';
import { openSqliteStorage } from './storage.ts';
import { tracedCalls, wasSafe } from './traced-calls.ts';

const WHAT = 'Syncs before acknowledgements';
const CALLS = 'pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';

/** Longer than a database page, with up to four characters for each byte. */
const MAX_TEXT_LENGTH = 20_000;
const BEGINS_WITHIN_MS = 5_000;

/** Traces the system calls of a process; null if that is not allowed. The trace is complete once it is stopped. */
const watch = async (pid: number, file: string) => {
  const args = ['-f', '-y', '-s', String(MAX_TEXT_LENGTH), '-e', `trace=${CALLS}`, '-e', 'signal=none'];
  const strace = spawn('strace', [...args, '-o', file, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(strace, 'exit');
  let said = '';
  strace.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (let waited = 0; !/attached/.test(said); waited += 50) {
    if (waited > BEGINS_WITHIN_MS || strace.exitCode !== null) {
      strace.kill();
      return null;
    }
    await pause(50);
  }
  return {
    stop: async () => {
      strace.kill('SIGINT');
      await ended;
    },
  };
};

/** A lead is acknowledged only after a sync that began after its write (quality: nothing lost). */
export const measureSyncs: FaultMeasurement = async ({ watched }) => {
  if (spawnSync('strace', ['-V']).status !== 0) return [skipped(WHAT, 'strace is not installed')];
  return using(openSqliteStorage(), ({ settings, dataDir }) =>
    usingSite(settings, async ({ address, process }) => {
      const file = join(dataDir, 'trace');
      // Starts the writer thread, so that the trace includes it from the first lead on.
      await postMany([address], 1);
      const watching = await watch(process.pid ?? 0, file);
      if (watching === null) return [skipped(WHAT, 'strace may not watch the server')];
      const acknowledged = await using(Promise.resolve(watching), () => postMany([address], watched));
      const calls = tracedCalls(readFileSync(file, 'latin1'));
      const judged = [...acknowledged.values()].map((id) => wasSafe(calls, id));
      const what = `${WHAT}, of ${watched} leads`;
      return [
        atLeast(
          `${what}: acknowledged after a sync that began after the write`,
          judged.filter((safe) => safe).length,
          watched,
        ),
        none(`${what}: acknowledged without such a sync`, judged.filter((safe) => safe === false).length),
      ];
    }),
  );
};
