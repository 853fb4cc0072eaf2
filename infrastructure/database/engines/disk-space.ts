import { statfsSync } from 'node:fs';

const MB = 1_000_000;

/** What imports leave free on the disk of the embedded database, so that leads go on, in bytes. */
export const MIN_FREE_BYTES = 16 * MB;

/** The disk has no room for what is asked for; the message is for the operator. */
export class NoRoom extends Error {
  constructor(neededBytes: number, free: number) {
    super(
      `The disk is too full: ${Math.ceil(neededBytes / MB)} MB have to be free, ${Math.floor(free / MB)} MB are. Nothing was changed.`,
    );
  }
}

/** How many bytes are free on the disk of a folder. */
export const freeBytesIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Throws `NoRoom` unless so many bytes are free; null: how many are is not known. */
export const requireRoom = (free: number | null, neededBytes = MIN_FREE_BYTES): void => {
  if (free !== null && free < neededBytes) throw new NoRoom(neededBytes, free);
};
