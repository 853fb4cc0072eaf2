import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A page file, with a stamp that changes with its content. */
export interface ListedFile {
  /** Relative to the folder, with slashes. */
  readonly name: string;
  readonly stamp: string;
}

export interface Listing {
  readonly files: ReadonlyArray<ListedFile>;
  /** The paths of the folder and its subfolders. */
  readonly folders: ReadonlyArray<string>;
  /** Unreadable subfolders, relative to the folder, with the reasons. */
  readonly unread: ReadonlyArray<{ readonly name: string; readonly reason: string }>;
}

/** Why there is no listing: the folder is missing or unreadable. */
export interface Unlisted {
  readonly reason: string;
}

/** The maximum number of concurrent `stat` calls. */
const MAX_CONCURRENT = 8;

const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault ? String(fault.code) : String(fault);

/** Hidden files belong to an editor or a mount. */
const isHidden = (name: string): boolean => name.startsWith('.');

const isPageFile = (name: string): boolean => /\.(?:html|json)$/.test(name);

/** Null when the file is gone or is a folder. */
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

/** The names in a folder and its subfolders, relative to the folder. Rejects when the folder itself is unreadable. */
const namesIn = async (
  folder: string,
): Promise<Omit<Listing, 'files'> & { names: ReadonlyArray<string> }> => {
  const names: string[] = [];
  const folders: string[] = [folder];
  const unread: Array<Listing['unread'][number]> = [];
  const within = async (parent: string): Promise<void> => {
    for (const entry of await readdir(join(folder, parent), { withFileTypes: true })) {
      if (isHidden(entry.name)) continue;
      const name = `${parent}${entry.name}`;
      if (!entry.isDirectory()) {
        names.push(name);
        continue;
      }
      try {
        await within(`${name}/`);
        folders.push(join(folder, name));
      } catch (fault) {
        unread.push({ name, reason: codeOf(fault) });
      }
    }
  };
  await within('');
  return { names: names.filter(isPageFile), folders, unread };
};

/** Lists the page files in a folder and its subfolders by name. */
export const listFolder = async (folder: string): Promise<Listing | Unlisted> => {
  try {
    const { names, ...found } = await namesIn(folder);
    return {
      files: await listed(
        folder,
        names.toSorted((a, b) => (a < b ? -1 : 1)),
      ),
      ...found,
    };
  } catch (fault) {
    return { reason: codeOf(fault) };
  }
};
