import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

/** Runs a command; answers whether it ended with 0. */
export const done = (command: string, ...args: ReadonlyArray<string>): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** A small disk of its own in memory for the files of a site; null: this user may not mount one. */
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

/** Fills the disk of a folder until nothing more fits, at once and again each time that `fill` is called. */
export const openFiller = (folder: string): { readonly fill: () => void; readonly remove: () => void } => {
  const file = join(folder, 'filler');
  const handle = openSync(file, 'a');
  const page = Buffer.alloc(4096, 1);
  const fill = (): void => {
    try {
      for (;;) if (writeSync(handle, page) < page.length) return;
    } catch {
      // Nothing more fits.
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
