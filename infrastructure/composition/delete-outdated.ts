import type { Logger } from '../../application/ports/logger.ts';
import { removeExpiredCopies } from '../backup/kept-copies.ts';
import type { Database } from '../database/open-database.ts';
import { deleteOutdatedLeads } from '../database/leads/outdated-leads.ts';
import { retentionLines, retentionRefusalLine } from '../database/leads/retention-lines.ts';
import { configuredChannels, type Settings } from '../settings/settings.ts';

/**
 * Deletes the leads and the copies of restores that have been kept long enough, logs what it did, and leaves no trace of them in the
 * files, nor of what the operator's tool has deleted meanwhile. `now` is in milliseconds since 1970; rejects when the database fails.
 */
export const deleteOutdated = async (
  database: Pick<Database, 'db' | 'writer' | 'eraseDeleted'>,
  settings: Pick<Settings, 'dataDir' | 'leadRetentionDays' | 'leadWebhookUrl' | 'mailUrl'>,
  now: number,
  log: Logger,
): Promise<void> => {
  removeExpiredCopies(settings.dataDir, now);
  const report = await deleteOutdatedLeads(database, {
    now,
    days: settings.leadRetentionDays,
    isConfirmed: false,
    awaitedChannels: configuredChannels(settings),
  });
  retentionLines(report).forEach(log.warning);
  const refusal = retentionRefusalLine(report);
  if (refusal !== null) log.error(refusal);
  if (!(await database.eraseDeleted(report.deleted > 0)))
    log.warning('Traces of deleted leads are still on disk: others read the database');
};
