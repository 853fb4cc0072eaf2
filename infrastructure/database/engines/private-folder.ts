import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const STICKY = 0o1000;

/**
 * Makes a folder that only its owner may enter, and makes the files in it their owner's alone. A folder that others need stays as it
 * is, and so do the files in it: one that is shared (`/tmp`), or that holds the program itself.
 */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  if (isShared(folder)) return;
  setMode(folder, FOLDER_MODE);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) setMode(join(folder, entry.name), FILE_MODE);
};

/** Makes a file that only its owner may read; one that is there already becomes its owner's alone. */
export const makePrivateFile = (file: string): void => {
  // Never opened when it is there: to close it again would drop the locks that SQLite has on it in this process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE_MODE));
  setMode(file, FILE_MODE);
};

const isShared = (folder: string): boolean => {
  const programBelow = relative(realpathSync(folder), process.cwd());
  const holdsProgram = !programBelow.startsWith('..') && !isAbsolute(programBelow);
  return holdsProgram || (statSync(folder).mode & STICKY) !== 0;
};

/** What belongs to another user keeps its mode: that must not keep the site from starting. */
const setMode = (path: string, mode: number): void => {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (fault) {
    const { code } = fault as { readonly code?: unknown };
    // SQLite removes its log when the last process ends.
    if (code === 'ENOENT') return;
    if (code !== 'EPERM' && code !== 'EROFS') throw fault;
    process.emitWarning(`Others may read ${path}, and its mode cannot be changed`);
  }
};
