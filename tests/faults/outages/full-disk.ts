import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { skipped } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { measureOutage, type Outage } from './outages.ts';
import { openSqliteStorage, type Storage } from '../storage.ts';

/** Of the small disk, in MB: the site's database without dealers takes less than a tenth. */
const SIZE_MB = 16;

const done = (command: string, ...args: ReadonlyArray<string>): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** A small disk of its own in memory, to be filled to the last byte; null: this user may not mount one. */
const openSmallDisk = async (storage: Storage) => {
  const folder = join(storage.dataDir, 'disk');
  mkdirSync(folder);
  if (!done('mount', '-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder)) return null;
  return {
    storage: { ...storage, dataDir: folder, settings: { ...storage.settings, DATA_DIR: folder } },
    stop: async () => void done('umount', '-l', folder),
  };
};

function* zeros(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(4096);
}

/** Fills the disk of a folder until nothing more fits. */
const filled = (folder: string): Outage => ({
  name: 'disk full',
  begin: async () => {
    const filler = join(folder, 'filler');
    await pipeline(zeros(), createWriteStream(filler)).catch(() => undefined);
    return { stop: async () => rmSync(filler) };
  },
});

/** No file of the server may grow: the system refuses it to write beyond the end of its log. */
const bounded = (folder: string): Outage => ({
  name: 'no more room for its files',
  begin: async ({ process }) => {
    const limit = (bytes: number | 'unlimited'): void => {
      if (!done('prlimit', '--pid', String(process.pid), `--fsize=${bytes}:unlimited`))
        throw new Error('prlimit does not work here');
    };
    limit(statSync(join(folder, 'site.sqlite-wal')).size);
    return { stop: async () => limit('unlimited') };
  },
});

/** A disk without room, played in two ways: filled up, and closed by the system. */
export const measureFullDisk: FaultMeasurement = async () => [
  ...(await using(openSqliteStorage(), async (storage) => {
    const disk = await openSmallDisk(storage);
    if (disk === null) return [skipped('SQLite, disk full', 'no disk may be mounted')];
    return using(Promise.resolve(disk), (small) =>
      measureOutage(small.storage, filled(small.storage.dataDir)),
    );
  })),
  ...(done('prlimit', '--version')
    ? await using(openSqliteStorage(), (storage) => measureOutage(storage, bounded(storage.dataDir)))
    : [skipped('SQLite, no more room for its files', 'prlimit is not installed')]),
];
