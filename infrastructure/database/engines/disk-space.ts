import { statfsSync } from 'node:fs';

const MB = 1_000_000;

/** The bytes that imports leave free on the embedded database's disk, so that leads can still be stored. */
export const MIN_FREE_BYTES = 16 * MB;

/** The disk has too little space. The message is for the operator. */
export class NoRoom extends Error {
  constructor(neededBytes: number, free: number) {
    super(
      `The disk is too full: ${Math.ceil(neededBytes / MB)} MB have to be free, ${Math.floor(free / MB)} MB are. Nothing was changed.`,
    );
  }
}

export const freeBytesIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Throws `NoRoom` unless enough bytes are free. `free` is null when the free space is unknown. */
export const requireRoom = (free: number | null, neededBytes = MIN_FREE_BYTES): void => {
  if (free !== null && free < neededBytes) throw new NoRoom(neededBytes, free);
};
