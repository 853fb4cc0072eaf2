import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DocumentFiles } from '../../../infrastructure/pdf/document-files.ts';
import { writeMissingDocuments } from '../../../infrastructure/pdf/write-documents.ts';
import { documentNamed } from '../../builders/document-named.ts';
import { PlainDocumentWriter } from '../../fakes/content/plain-document-writer.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const IMPRINT = { brandName: 'Acme Air', phone: '1-800-555-0123', siteUrl: 'https://www.example.com' };

/** The documents written by a thread with this program, which finds `folder`, `imprint` and `post`. */
const filesOf = (program: string, log = new MemoryLogger()): DocumentFiles => {
  const file = join(folder, 'thread.mjs');
  writeFileSync(
    file,
    `import { parentPort, workerData } from 'node:worker_threads';
     import { writeFileSync } from 'node:fs';
     const { folder, imprint } = workerData;
     const write = (path) => { writeFileSync(folder + path, imprint.phone); parentPort.postMessage(path); };
     ${program}`,
  );
  return new DocumentFiles(file, { dist: folder, folder, imprint: IMPRINT }, log);
};

describe('A document with the imprint of the server', () => {
  test('is written when it is asked for, and answered once it is there', async () => {
    const files = filesOf("parentPort.once('message', (path) => { write('/other.pdf'); write(path); });");

    expect(await files.folderOf('/one.pdf')).toBe(folder);
    expect(['/one.pdf', '/other.pdf'].filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  test('is not written again', async () => {
    writeFileSync(join(folder, 'one.pdf'), '');
    expect(await filesOf("throw new Error('needless')").folderOf('/one.pdf')).toBe(folder);
  });

  test('is refused and logged when it can’t be written, and the next visitor starts anew', async () => {
    const log = new MemoryLogger();
    const files = filesOf("throw new Error('the disk is full')", log);
    await expect(files.folderOf('/one.pdf')).rejects.toThrow('the disk is full');
    expect(log.errors).toEqual(['The documents could not be written: Error: the disk is full']);

    writeFileSync(join(folder, 'one.pdf'), '');
    expect(await files.folderOf('/one.pdf')).toBe(folder);
  });
});

test('A wanted document is written next, and those that exist are kept', async () => {
  const names = ['tax-certificate-gas-furnaces', 'tax-certificate-heat-pumps', 'warranty-coils'];
  const documents = names.map(documentNamed);
  const writer = new PlainDocumentWriter();
  const written: string[] = [];
  const note = {
    isWanted: (path: string) => path.includes('coils'),
    written: (path: string) => written.push(path),
  };
  await writeMissingDocuments(documents.slice(0, 1), writer, folder, note);
  await writeMissingDocuments(documents, writer, folder, note);

  expect(written).toEqual([documents[0]?.path, documents[2]?.path, documents[1]?.path]);
});
