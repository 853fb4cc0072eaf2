import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as E from 'fp-ts/Either';
import { backUp } from '../backup/back-up.ts';
import { COPY_KEPT_DAYS, removeAllCopies, removeExpiredCopies } from '../backup/kept-copies.ts';
import { restore } from '../backup/restore.ts';
import { LeadReports } from '../database/leads/lead-reports.ts';
import { deleteOutdatedLeads } from '../database/leads/outdated-leads.ts';
import { retentionLines, retentionRefusalLine } from '../database/leads/retention-lines.ts';
import { SqlRequestLog } from '../database/leads/sql-request-log.ts';
import { requestHistory } from '../wire/request-history.ts';
import type { DatabaseCall } from './call.ts';
import type { ExitCode } from './exit-code.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { fileOf } from './file-of.ts';
import { historyLines } from './history-lines.ts';
import { importFile } from './import-file.ts';
import { leadTexts } from './lead-texts.ts';
import { Progress } from './progress.ts';
import { readStatus, statusLines } from './status.ts';
import { counted, importLines, instant, megabytes, rowsText } from './wording.ts';
import { workOnHeld } from './work-on-held.ts';
import type { Workplace } from './workplace.ts';

/** Runs a database command and prints the result. Rejects with the errors of the database and of files. */
export const work = async (call: DatabaseCall, place: Workplace): Promise<ExitCode> => {
  const { database, settings, channels, stopped, now } = place;
  switch (call.verb) {
    case 'import': {
      const report = await importFile(call, place);
      importLines(call.kind, report).forEach((line) => console.log(line));
      return report.kind === 'imported' ? 0 : 1;
    }
    case 'status': {
      const status = await readStatus(database, settings, now);
      console.log(call.json ? JSON.stringify(status, null, 2) : statusLines(status).join('\n'));
      return 0;
    }
    case 'backup': {
      const file = fileOf(call.file);
      const { counts, bytes } = await shown('Writing', stopped, (onProgress) =>
        backUp(database, { file, now, onProgress }),
      );
      console.log(`Backed up to ${file}, ${megabytes(bytes)}, read back and verified.\n${rowsText(counts)}`);
      return 0;
    }
    case 'restore': {
      const keepIn = settings.dataDir;
      const { counts, madeAt, kept, forgotten } = await shown('Restoring', stopped, (onProgress) =>
        restore(database, { file: fileOf(call.file), keepIn, now, onProgress }),
      );
      console.log(`Restored the backup from ${instant(madeAt)}.\n${rowsText(counts)}`);
      if (forgotten > 0) console.log(`${counted(forgotten, 'lead')} of forgotten addresses left out.`);
      if (kept !== null)
        console.log(`The previous data is kept in ${resolve(kept)} for ${COPY_KEPT_DAYS} days.`);
      await eraseDeleted(database);
      console.log('A running server shows it within 10 seconds.');
      return 0;
    }
    case 'export': {
      const leads = new LeadReports(database).since(call.since);
      await pipeline(Readable.from(leadTexts(leads, call.format)), process.stdout, { end: false });
      return 0;
    }
    case 'lead': {
      const found = await new SqlRequestLog(database).byReference(call.reference)();
      if (E.isLeft(found)) throw new Error(found.left.fault);
      for (const followed of found.right)
        historyLines(requestHistory(followed)).forEach((line) => console.log(line));
      if (found.right.length === 0) console.error(`No lead has the reference ${call.reference}.`);
      return found.right.length === 0 ? 1 : 0;
    }
    case 'replay': {
      const replayed = await new LeadReports(database).replay(Date.parse(now));
      console.log(`${counted(replayed, 'parked delivery', 'parked deliveries')} requeued: due now.`);
      return 0;
    }
    case 'held': {
      await workOnHeld(call, place);
      return 0;
    }
    case 'forget': {
      const forgotten = await new LeadReports(database).forget(call.email, Date.parse(now));
      console.log(`Deleted ${counted(forgotten, 'lead')} and any deliveries still pending.`);
      const copies = removeAllCopies(settings.dataDir);
      if (copies > 0)
        console.log(
          `Removed ${counted(copies, 'copy', 'copies')} of the data from before a restore, which may hold such leads too.`,
        );
      await eraseDeleted(database);
      return 0;
    }
    case 'retention': {
      const { isConfirmed, includesUndelivered } = call;
      const days = settings.leadRetentionDays;
      removeExpiredCopies(settings.dataDir, Date.parse(now));
      const report = await deleteOutdatedLeads(database, {
        now: Date.parse(now),
        days,
        isConfirmed,
        awaitedChannels: includesUndelivered ? [] : channels,
        erasure: 'now',
      });
      const refusal = retentionRefusalLine(report);
      if (refusal !== null) console.error(refusal);
      else if (report.deleted === 0) console.log(`No lead to delete is older than ${counted(days, 'day')}.`);
      retentionLines(report).forEach((line) => console.log(line));
      await eraseDeleted(database);
      return refusal === null ? 0 : 1;
    }
  }
};

const shown = async <A>(
  label: string,
  stopped: AbortSignal,
  run: (onProgress: Progress['show']) => Promise<A>,
): Promise<A> => {
  const progress = new Progress(label, stopped);
  try {
    return await run(progress.show);
  } finally {
    progress.end();
  }
};
