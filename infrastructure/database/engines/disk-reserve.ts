import { randomFillSync } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freeBytesIn, MIN_FREE_BYTES } from './disk-space.ts';

/** Enough for some thousand leads. */
const RESERVE_BYTES = 8 * 1024 * 1024;

const reserveOf = (databaseFile: string): string => `${databaseFile}-reserve`;

/**
 * Keeps a file next to a database that takes up disk, to be freed for leads when nothing else is free. Makes it only where the disk has
 * room to spare, and never throws: without it leads are refused earlier.
 */
export const keepReserve = (databaseFile: string): void => {
  const reserve = reserveOf(databaseFile);
  try {
    if (statSync(reserve, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
    if (freeBytesIn(dirname(databaseFile)) < RESERVE_BYTES + MIN_FREE_BYTES) return;
    // Random, since a disk that compresses would keep no room for zeros.
    writeFileSync(reserve, randomFillSync(Buffer.alloc(RESERVE_BYTES)), { mode: 0o600 });
  } catch {
    freeReserve(databaseFile);
  }
};

/** Frees the reserve of a database; answers whether there was any. */
export const freeReserve = (databaseFile: string): boolean => {
  try {
    rmSync(reserveOf(databaseFile));
    return true;
  } catch {
    return false;
  }
};
