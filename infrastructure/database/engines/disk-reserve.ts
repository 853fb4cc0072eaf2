import { randomFillSync } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freeBytesIn, MIN_FREE_BYTES } from './disk-space.ts';

/** Enough for a few thousand leads. */
const RESERVE_BYTES = 8 * 1024 * 1024;

const reserveOf = (databaseFile: string): string => `${databaseFile}-reserve`;

/**
 * Keeps a reserve file next to the database, to be freed for leads when the disk is full. Creates it only if the disk has room, and never
 * throws: without the reserve, leads are refused earlier.
 */
export const keepReserve = (databaseFile: string): void => {
  const reserve = reserveOf(databaseFile);
  try {
    if (statSync(reserve, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
    if (freeBytesIn(dirname(databaseFile)) < RESERVE_BYTES + MIN_FREE_BYTES) return;
    // Random data, because a compressing disk would reserve no space for zeros.
    writeFileSync(reserve, randomFillSync(Buffer.alloc(RESERVE_BYTES)), { mode: 0o600 });
  } catch {
    freeReserve(databaseFile);
  }
};

/** Frees the database's reserve. Returns whether there was one. */
export const freeReserve = (databaseFile: string): boolean => {
  try {
    rmSync(reserveOf(databaseFile));
    return true;
  } catch {
    return false;
  }
};
