import { statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

/** Returns the size in bytes of a served file by its path in the folder, or null when there is no such file. */
export const fileSizesIn =
  (folder: string) =>
  (path: string): number | null => {
    if (path.includes('\0')) return null;
    const file = normalize(join(folder, path));
    if (!file.startsWith(`${normalize(folder)}${sep}`)) return null;
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true ? found.size : null;
  };

/** Returns whether a served file exists in one of the folders. */
export const publicFiles =
  (folders: ReadonlyArray<string>) =>
  (path: string): boolean =>
    folders.some((folder) => fileSizesIn(folder)(path) !== null);
