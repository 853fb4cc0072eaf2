import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { measureOutage, type Outage } from './outages.ts';
import { openSqliteStorage } from '../storage.ts';

const NOT_READY = 503;

/** Removes or replaces the database file or its log while the server runs, and restores it at the end. */
const lost = (
  { name, file, isReplaced }: { readonly name: string; readonly file: string; readonly isReplaced: boolean },
  dataDir: string,
  onReadiness: (status: number) => void,
): Outage => ({
  name,
  begin: async ({ address }) => {
    const away = join(dataDir, 'away');
    mkdirSync(away, { recursive: true });
    renameSync(join(dataDir, file), join(away, file));
    if (isReplaced) copyFileSync(join(away, file), join(dataDir, file));
    onReadiness((await fetch(`${address}/readyz`)).status);
    return { stop: async () => renameSync(join(away, file), join(dataDir, file)) };
  },
});

const LOSSES = [
  { name: 'file removed', file: 'site.sqlite', isReplaced: false },
  { name: 'file replaced', file: 'site.sqlite', isReplaced: true },
  { name: 'log removed', file: 'site.sqlite-wal', isReplaced: false },
];

/** SQLite's file is removed or replaced while the site runs (quality: nothing lost). */
export const measureLostFile: FaultMeasurement = async () => {
  const figures = [];
  for (const loss of LOSSES) {
    const notReady: number[] = [];
    const note = (status: number): void => void (status === NOT_READY && notReady.push(status));
    figures.push(
      ...(await using(openSqliteStorage(), (storage) =>
        measureOutage(storage, lost(loss, storage.dataDir, note)),
      )),
      atLeast(`SQLite, ${loss.name}: /readyz answers 503`, notReady.length, 1),
    );
  }
  return figures;
};
