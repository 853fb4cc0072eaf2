import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of pages, and what changes with its content. */
export interface ListedFile {
  /** Relative to the folder, with slashes. */
  readonly name: string;
  readonly stamp: string;
}

export interface Listing {
  readonly files: ReadonlyArray<ListedFile>;
  /** The folder itself and those within it, as paths. */
  readonly folders: ReadonlyArray<string>;
}

/** Why there is no listing: the folder is not there, or cannot be read. */
export interface Unlisted {
  readonly reason: string;
}

/** So many files are asked about at once. */
const MAX_CONCURRENT = 8;

const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : String(fault);

/** Names that begin with a dot are an editor's or a mount's own. */
const isHidden = (name: string): boolean => name.split('/').some((part) => part.startsWith('.'));

const isPageFile = (name: string): boolean => /\.(?:html|json)$/.test(name) && !isHidden(name);

/** Null: the file went away meanwhile, or is a folder. */
const stampOf = async (path: string): Promise<string | null> => {
  try {
    const stats = await stat(path, { bigint: true });
    return stats.isFile() ? `${stats.mtimeNs} ${stats.ctimeNs} ${stats.size} ${stats.ino}` : null;
  } catch {
    return null;
  }
};

const listed = async (folder: string, names: ReadonlyArray<string>): Promise<ReadonlyArray<ListedFile>> => {
  const files: ListedFile[] = [];
  for (let from = 0; from < names.length; from += MAX_CONCURRENT) {
    const some = names.slice(from, from + MAX_CONCURRENT);
    const stamps = await Promise.all(some.map((name) => stampOf(join(folder, name))));
    some.forEach((name, i) => {
      const stamp = stamps[i] ?? null;
      if (stamp !== null) files.push({ name, stamp });
    });
  }
  return files;
};

/** The files of pages in a folder and those within it, by their names. */
export const listFolder = async (folder: string): Promise<Listing | Unlisted> => {
  try {
    const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).map((entry) => ({
      name: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isFolder: entry.isDirectory(),
    }));
    const names = entries.map(({ name }) => name).filter(isPageFile);
    const folders = entries.filter(({ name, isFolder }) => isFolder && !isHidden(name));
    return {
      files: await listed(
        folder,
        names.sort((a, b) => (a < b ? -1 : 1)),
      ),
      folders: [folder, ...folders.map(({ name }) => join(folder, name))],
    };
  } catch (fault) {
    return { reason: codeOf(fault) };
  }
};
