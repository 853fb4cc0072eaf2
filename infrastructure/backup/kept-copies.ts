import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Days that `restore` keeps a copy of the replaced data. */
export const COPY_KEPT_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The name of a copy, with its time. Also matches a partial copy. */
const NAME = /^before-restore-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.backup(\.part)?$/;

/** The file for the copy of the data that a restore replaces. `now` is UTC text. */
export const keptCopyIn = (folder: string, now: string): string =>
  join(folder, `before-restore-${now.replaceAll(/[:.]/g, '-')}.backup`);

/** Removes copies older than `COPY_KEPT_DAYS`. `now` is in milliseconds since 1970. */
export const removeExpiredCopies = (folder: string, now: number): void =>
  void removeCopies(folder, (madeAt) => madeAt < now - COPY_KEPT_DAYS * DAY_MS);

/** Removes all copies. Returns how many. */
export const removeAllCopies = (folder: string): number => removeCopies(folder, () => true);

const removeCopies = (folder: string, isRemoved: (madeAt: number) => boolean): number => {
  if (!existsSync(folder)) return 0;
  const copies = readdirSync(folder).filter((name) => {
    const madeAt = name.replace(NAME, '$1:$2:$3.$4');
    return madeAt !== name && isRemoved(Date.parse(madeAt));
  });
  for (const name of copies) rmSync(join(folder, name), { force: true });
  return copies.length;
};
