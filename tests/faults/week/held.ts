import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../../built-site.ts';

/** The resources of a site at one moment. */
export interface Held {
  /** Memory in MB. */
  readonly memory: number;
  /** Open files and connections. */
  readonly handles: number;
  /** SQLite's log in MB. */
  readonly wal: number;
  /** Cached pages in MB. */
  readonly cache: number;
  /** Printed output in kB since the process started. */
  readonly printed: number;
}

const MB = 1_000_000;

/** Reads a site's resources from its metrics and files. */
export const heldBy = async ({ address, printed }: BuiltSite, dataDir: string): Promise<Held> => {
  const figures = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1] ?? NaN);
  const log = join(dataDir, 'site.sqlite-wal');
  return {
    memory: figure('process_resident_memory_bytes') / MB,
    handles: figure('process_open_fds'),
    wal: existsSync(log) ? statSync(log).size / MB : 0,
    cache: figure('page_cache_bytes') / MB,
    printed: printed().length / 1_000,
  };
};
