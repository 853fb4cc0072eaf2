import { instantText } from './instant-text.ts';
import type { Database } from './open-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Few enough that a lead that comes meanwhile does not wait long. */
const PORTION = 500;

/** The instant that is so many days before `now`: what was accepted earlier is kept no longer (`LEAD_RETENTION_DAYS`). */
export const keptSince = (now: number, days: number): number => now - days * DAY_MS;

/** Deletes the leads that were accepted before an instant, with their deliveries; answers how many. Rejects when the database fails. */
export const removeLeadsBefore = async (
  { db, writer }: Pick<Database, 'db' | 'writer'>,
  instant: number,
): Promise<number> => {
  const removePortion = db
    .deleteFrom('leads')
    .where('id', 'in', (leads) =>
      leads
        .selectFrom('leads')
        .where('accepted_at', '<', instantText(instant))
        .orderBy('accepted_at')
        .limit(PORTION)
        .select('id'),
    )
    .compile();
  let all = 0;
  let removed;
  do {
    [{ changed: removed }] = await writer.run([removePortion]);
    all += removed;
  } while (removed === PORTION);
  return all;
};
