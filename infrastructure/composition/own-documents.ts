import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Logger } from '../../application/ports/logger.ts';
import { DocumentFiles } from '../pdf/document-files.ts';
import type { Settings } from '../settings/settings.ts';
import { imprintOf } from './site-facts.ts';

/**
 * The documents with this server's imprint. They are kept in `DATA_DIR`, in a folder of their own for each build and imprint. Null when the
 * build has written them with the same imprint.
 */
export const ownDocuments = (dist: string, settings: Settings, log: Logger): DocumentFiles | null => {
  const imprint = imprintOf(settings);
  const written = join(dist, 'documents', 'imprint.json');
  if (!existsSync(written) || readFileSync(written, 'utf8') === JSON.stringify(imprint)) return null;
  const version = createHash('sha256')
    .update(JSON.stringify(imprint))
    .update(readFileSync(join(dist, 'stamp.txt')))
    .digest('hex');
  const folder = join(resolve(settings.dataDir), `documents-${version.slice(0, 12)}`);
  return new DocumentFiles(resolve(dist, 'server/document-thread.js'), { dist, folder, imprint }, log);
};
