import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

/** Runs a command; returns whether it exited with 0. */
export const done = (command: string, ...args: ReadonlyArray<string>): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** A small in-memory disk for a site's files; null if this user may not mount one. */
export const openSmallDisk = async (
  storage: Storage,
  sizeMb: number,
): Promise<{ readonly storage: Storage; readonly stop: () => Promise<void> } | null> => {
  const folder = join(storage.dataDir, 'disk');
  mkdirSync(folder);
  if (!done('mount', '-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder)) return null;
  return {
    storage: { ...storage, dataDir: folder, settings: { ...storage.settings, DATA_DIR: folder } },
    stop: async () => void done('umount', '-l', folder),
  };
};

/** Fills a folder's disk completely, at once and at each call of `fill`. */
export const openFiller = (folder: string): { readonly fill: () => void; readonly remove: () => void } => {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'a');
  const page = Buffer.alloc(4096, 1);
  const fill = (): void => {
    try {
      for (;;) if (writeSync(handle, page) < page.length) return;
    } catch {
      // The disk is full.
    }
  };
  fill();
  return {
    fill,
    remove: () => {
      closeSync(handle);
      rmSync(file);
    },
  };
};
