import { statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

/** How large, in bytes, the file is that is at a path within a folder whose files are served; null: there is none. */
export const fileSizesIn =
  (folder: string) =>
  (path: string): number | null => {
    if (path.includes('\0')) return null;
    const file = normalize(join(folder, path));
    if (!file.startsWith(`${normalize(folder)}${sep}`)) return null;
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true ? found.size : null;
  };

/** Finds out whether a file is at a path within one of the folders whose files are served. */
export const publicFiles =
  (folders: ReadonlyArray<string>) =>
  (path: string): boolean =>
    folders.some((folder) => fileSizesIn(folder)(path) !== null);
