import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';

const MAX_TRIES = 40;
const PAUSE_MS = 250;

/** Leaves nothing of deleted rows in the database's files; says so when that cannot be done for 10 s. */
export const eraseDeleted = async (database: Pick<Database, 'eraseDeleted'>): Promise<void> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await database.eraseDeleted().catch(() => false)) return;
    await pause(PAUSE_MS);
  }
  console.error(
    'The database is in use, or there’s no room to rewrite it. Deleted data stays on disk until the server erases it, within an hour.',
  );
};
