import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of pages, and what changes with its content. */
export interface ListedFile {
  /** Relative to the folder, with slashes. */
  readonly name: string;
  readonly stamp: string;
}

/** Why there is no listing: the folder is not there, or cannot be read. */
export interface Unlisted {
  readonly reason: string;
}

const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : String(fault);

/** Names that begin with a dot are an editor's or a mount's own. */
const isPageFile = (name: string): boolean =>
  /\.(?:html|json)$/.test(name) && !name.split('/').some((part) => part.startsWith('.'));

/** Null: the file went away meanwhile, or is a folder. */
const stampOf = (path: string): string | null => {
  try {
    const { mtimeNs, ctimeNs, size, ino, isFile } = withKind(path);
    return isFile ? `${mtimeNs} ${ctimeNs} ${size} ${ino}` : null;
  } catch {
    return null;
  }
};

const withKind = (path: string) => {
  const stats = statSync(path, { bigint: true });
  return { ...stats, isFile: stats.isFile() };
};

/** The files of pages in a folder and those within it, by their names. */
export const listedFiles = (folder: string): ReadonlyArray<ListedFile> | Unlisted => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter(isPageFile)
      .sort((a, b) => (a < b ? -1 : 1))
      .flatMap((name) => {
        const stamp = stampOf(join(folder, name));
        return stamp === null ? [] : [{ name, stamp }];
      });
  } catch (fault) {
    return { reason: codeOf(fault) };
  }
};
