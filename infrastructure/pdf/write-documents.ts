import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import type { DocumentWriter } from '../../application/ports/content/document-writer.ts';
import type { SiteDocument } from '../../domain/document/site-document.ts';

/** Writes a document into the folder at its path. The file appears whole. Throws when it can't be written. */
const writeDocument = async (
  document: SiteDocument,
  writer: DocumentWriter,
  folder: string,
): Promise<void> => {
  const written = await writer.write(document)();
  if (E.isLeft(written)) throw new Error(`${written.left.path}: ${written.left.reason}`);
  const file = join(folder, document.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, written.right);
  renameSync(`${file}.part`, file);
};

/** Writes documents into the folder of served files, each at its path, and removes all others. Throws when one fails. */
export const writeDocuments = async (
  documents: ReadonlyArray<SiteDocument>,
  writer: DocumentWriter,
  folder: string,
): Promise<void> => {
  rmSync(join(folder, 'documents'), { recursive: true, force: true });
  for (const document of documents) await writeDocument(document, writer, folder);
};

/** Writes the documents that the folder doesn't contain yet, wanted paths first, and tells the path of each one. */
export const writeMissingDocuments = async (
  documents: ReadonlyArray<SiteDocument>,
  writer: DocumentWriter,
  folder: string,
  { isWanted, written }: { isWanted: (path: string) => boolean; written: (path: string) => void },
): Promise<void> => {
  const missing = new Set(documents.filter(({ path }) => !existsSync(join(folder, path))));
  while (missing.size > 0) {
    const [first] = missing;
    const next = [...missing].find(({ path }) => isWanted(path)) ?? first;
    if (next === undefined) return;
    await writeDocument(next, writer, folder);
    missing.delete(next);
    written(next.path);
  }
};
