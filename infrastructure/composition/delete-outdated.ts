import type { Logger } from '../../application/ports/logger.ts';
import { removeExpiredCopies } from '../backup/kept-copies.ts';
import type { Database } from '../database/open-database.ts';
import { deleteOutdatedLeads } from '../database/leads/outdated-leads.ts';
import { retentionLines, retentionRefusalLine } from '../database/leads/retention-lines.ts';
import { configuredChannels, type Settings } from '../settings/settings.ts';

/** Leads wait while the database file is rewritten, so the rows that retention deletes within a day are erased together. */
const ERASED_EVERY_MS = 24 * 60 * 60 * 1000;

type UsedDatabase = Pick<Database, 'db' | 'writer' | 'eraseDeleted'>;
type UsedSettings = Pick<Settings, 'dataDir' | 'leadRetentionDays' | 'leadWebhookUrl' | 'mailUrl'>;

/**
 * Deletes leads and restore copies whose retention has ended, and logs the result. The first call, and then one per day, erases all traces
 * from the files; every call erases what the operator's tool has deleted meanwhile. `now` is in milliseconds since 1970. Rejects when the
 * database fails.
 */
export const outdatedDeletion = (
  database: UsedDatabase,
  settings: UsedSettings,
): ((now: number, log: Logger) => Promise<void>) => {
  let erasedAt = -Infinity;
  return async (now, log) => {
    // A clock that was set back must not postpone the erasure.
    const canWait = Math.abs(now - erasedAt) < ERASED_EVERY_MS;
    await deleteOutdated(database, settings, { now, canWait }, log);
    if (!canWait) erasedAt = now;
  };
};

const deleteOutdated = async (
  database: UsedDatabase,
  settings: UsedSettings,
  { now, canWait }: { readonly now: number; readonly canWait: boolean },
  log: Logger,
): Promise<void> => {
  removeExpiredCopies(settings.dataDir, now);
  const report = await deleteOutdatedLeads(database, {
    now,
    days: settings.leadRetentionDays,
    isConfirmed: false,
    awaitedChannels: configuredChannels(settings),
    erasure: canWait ? 'later' : 'now',
  });
  retentionLines(report).forEach(log.warning);
  const refusal = retentionRefusalLine(report);
  if (refusal !== null) log.error(refusal);
  if (!(await database.eraseDeleted({ canWait })))
    log.warning('Traces of deleted leads are still on disk: others read the database');
};
