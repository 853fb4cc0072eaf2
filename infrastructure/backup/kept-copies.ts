import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** So many days `restore` keeps what was there before it. */
export const COPY_KEPT_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The name of a copy, also of one whose writing was cut short, with the instant when it was made. */
const NAME = /^before-restore-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.backup(\.part)?$/;

/** The file in a folder that keeps what was there before a restore at an instant, UTC text. */
export const keptCopyIn = (folder: string, now: string): string =>
  join(folder, `before-restore-${now.replaceAll(/[:.]/g, '-')}.backup`);

/** Removes the copies that `restore` made more than `COPY_KEPT_DAYS` before `now` (milliseconds since 1970). */
export const removeExpiredCopies = (folder: string, now: number): void =>
  void removeCopies(folder, (madeAt) => madeAt < now - COPY_KEPT_DAYS * DAY_MS);

/** Removes all copies that `restore` has made; answers how many. */
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
