import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { LeadBooks } from '../database/lead-books.ts';
import type { DatabaseCall } from './call.ts';
import type { ExitCode } from './exit-code.ts';
import { fileOf } from './file-of.ts';
import { importFile } from './import-file.ts';
import { leadTexts } from './lead-texts.ts';
import { Progress } from './progress.ts';
import { readStatus, statusLines } from './status.ts';
import { counted, importLines, instant, megabytes, rowsText } from './wording.ts';
import type { Workplace } from './workplace.ts';

/** Does what the operator asks of the database and says what came of it; throws what the database or a file throws. */
export const work = async (call: DatabaseCall, place: Workplace): Promise<ExitCode> => {
  const { database, settings, now } = place;
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
      const { counts, bytes } = await shown('Writing', (onProgress) =>
        backUp(database, { file, now, onProgress }),
      );
      console.log(
        `Backed up to ${file}, ${megabytes(bytes)}, read again and found whole.\n${rowsText(counts)}`,
      );
      return 0;
    }
    case 'restore': {
      const keepIn = settings.dataDir;
      const { counts, madeAt, kept } = await shown('Restoring', (onProgress) =>
        restore(database, { file: fileOf(call.file), keepIn, now, onProgress }),
      );
      console.log(`Restored what was backed up at ${instant(madeAt)}.\n${rowsText(counts)}`);
      if (kept !== null) console.log(`What was here before is kept in ${resolve(kept)}`);
      console.log('A running server shows it within 10 seconds.');
      return 0;
    }
    case 'export': {
      const leads = new LeadBooks(database).since(call.since);
      await pipeline(Readable.from(leadTexts(leads, call.format)), process.stdout, { end: false });
      return 0;
    }
    case 'replay': {
      const replayed = await new LeadBooks(database).replay(Date.parse(now));
      console.log(`${counted(replayed, 'parked delivery', 'parked deliveries')} put back: due now.`);
      return 0;
    }
    case 'forget': {
      const forgotten = await new LeadBooks(database).forget(call.email);
      console.log(`Deleted ${counted(forgotten, 'lead')}, with what was still to be delivered.`);
      return 0;
    }
  }
};

const shown = async <A>(label: string, run: (onProgress: Progress['show']) => Promise<A>): Promise<A> => {
  const progress = new Progress(label);
  try {
    return await run(progress.show);
  } finally {
    progress.end();
  }
};
