import { statSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, skipped, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost, postLead, postMany } from '../lead-post.ts';
import { done, openFiller, openSmallDisk } from '../small-disk.ts';
import { openSqliteStorage, type Storage } from '../storage.ts';
import { measureOutage, type Outage } from './outages.ts';

/** The size of the small disk, in MB: the site's database without dealers and its reserve take less than a third. */
const SIZE_MB = 48;

const FILL_EVERY_MS = 50;

/** Fills the disk of a folder, including the space that the site frees. */
const filled = (folder: string): Outage => ({
  name: 'disk full',
  begin: async () => {
    const filler = openFiller(folder);
    const filling = setInterval(filler.fill, FILL_EVERY_MS);
    return {
      stop: async () => {
        clearInterval(filling);
        filler.remove();
      },
    };
  },
});

/** More leads than fit into SQLite's log without growing it. */
const ON_RESERVE = 600;

/** The site's reserved disk space is for leads: they are still stored when another program has filled the disk. */
const measureReserve = ({ settings, dataDir }: Storage): Promise<ReadonlyArray<Figure>> =>
  usingSite(settings, async ({ address }) => {
    await postLead(address, aLeadPost());
    const filler = openFiller(dataDir);
    try {
      const acknowledged = await postMany([address], ON_RESERVE);
      return [atLeast('SQLite, disk full: leads accepted on the reserve', acknowledged.size, ON_RESERVE)];
    } finally {
      filler.remove();
    }
  });

/** Limits the size of the server's files: the system rejects writes beyond the end of SQLite's log. */
const bounded = (folder: string): Outage => ({
  name: 'file size limit reached',
  begin: async ({ process }) => {
    const limit = (bytes: number | 'unlimited'): void => {
      if (!done('prlimit', '--pid', String(process.pid), `--fsize=${bytes}:unlimited`))
        throw new Error('prlimit does not work here');
    };
    limit(statSync(join(folder, 'site.sqlite-wal')).size);
    return { stop: async () => limit('unlimited') };
  },
});

const onSmallDisk = (
  measure: (storage: Storage) => Promise<ReadonlyArray<Figure>>,
): Promise<ReadonlyArray<Figure>> =>
  using(openSqliteStorage(), async (storage) => {
    const disk = await openSmallDisk(storage, SIZE_MB);
    if (disk === null) return [skipped('SQLite, disk full', 'no disk may be mounted')];
    return using(Promise.resolve(disk), (small) => measure(small.storage));
  });

/** A disk without room, simulated in two ways: filled up, and limited by the system. */
export const measureFullDisk: FaultMeasurement = async () => [
  ...(await onSmallDisk((storage) => measureOutage(storage, filled(storage.dataDir)))),
  ...(await onSmallDisk(measureReserve)),
  ...(done('prlimit', '--version')
    ? await using(openSqliteStorage(), (storage) => measureOutage(storage, bounded(storage.dataDir)))
    : [skipped('SQLite, file size limit reached', 'prlimit is not installed')]),
];
