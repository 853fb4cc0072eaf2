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
 * Creates a folder that only its owner can access, and restricts its files to their owner. Shared folders (`/tmp`) and folders that contain
 * the program keep their modes, as do their files.
 */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  if (isShared(folder)) return;
  setMode(folder, FOLDER_MODE);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) setMode(join(folder, entry.name), FILE_MODE);
};

/** Creates a file that only its owner can read, or restricts an existing one. */
export const makePrivateFile = (file: string): void => {
  // Never opens an existing file: closing it would drop SQLite's locks in this process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE_MODE));
  setMode(file, FILE_MODE);
};

const isShared = (folder: string): boolean => {
  const programBelow = relative(realpathSync(folder), process.cwd());
  const holdsProgram = !programBelow.startsWith('..') && !isAbsolute(programBelow);
  return holdsProgram || (statSync(folder).mode & STICKY) !== 0;
};

/** Files of other users keep their mode, so that the site can still start. */
const setMode = (path: string, mode: number): void => {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch (fault) {
    const { code } = fault as { readonly code?: unknown };
    // SQLite removes its log when the last process ends.
    if (code === 'ENOENT') return;
    if (code !== 'EPERM' && code !== 'EROFS') throw fault;
    process.emitWarning(`Other users may read ${path}, because its mode cannot be changed`);
  }
};
