import { statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

/** Tells whether a file lies at a path within one of the folders whose files are served. */
export const publicFiles =
  (folders: ReadonlyArray<string>) =>
  (path: string): boolean =>
    !path.includes('\0') &&
    folders.some((folder) => {
      const file = normalize(join(folder, path));
      const isWithin = file.startsWith(`${normalize(folder)}${sep}`);
      return isWithin && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    });
