import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import type { DocumentWriter } from '../../application/ports/content/document-writer.ts';
import type { SiteDocument } from '../../domain/document/site-document.ts';

/** Writes documents into the folder of served files, each at its path. Throws when one fails. */
export const writeDocuments = async (
  documents: ReadonlyArray<SiteDocument>,
  writer: DocumentWriter,
  folder: string,
): Promise<void> => {
  rmSync(join(folder, 'documents'), { recursive: true, force: true });
  for (const document of documents) {
    const written = await writer.write(document)();
    if (E.isLeft(written)) throw new Error(`${written.left.path}: ${written.left.reason}`);
    const file = join(folder, document.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, written.right);
  }
};
