import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/open-database.ts';

const MAX_TRIES = 40;
const PAUSE_MS = 250;

/** Erases deleted rows from the database's files. Retries for 10 s, then prints a message. */
export const eraseDeleted = async (database: Pick<Database, 'eraseDeleted'>): Promise<void> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await database.eraseDeleted().catch(() => false)) return;
    await pause(PAUSE_MS);
  }
  console.error(
    'The database is in use, or there’s no room to rewrite it. Deleted data stays on disk until the server erases it, within an hour.',
  );
};
