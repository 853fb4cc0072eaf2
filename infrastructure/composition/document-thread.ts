/** The thread that writes the documents with a server's imprint (`DocumentFiles`). */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { SITE_DOCUMENTS } from '../content/documents/site-documents.ts';
import { PRODUCT_DRAWINGS } from '../content/drawings/product-drawings.ts';
import type { DocumentOrder } from '../pdf/document-files.ts';
import { PdfkitDocumentWriter } from '../pdf/pdfkit-document-writer.ts';
import { writeMissingDocuments } from '../pdf/write-documents.ts';

const { dist, folder, imprint } = workerData as DocumentOrder;
const fontOf = (weight: string): Uint8Array => readFileSync(join(dist, 'documents', `${weight}.ttf`));
const drawings = new Map(
  [...PRODUCT_DRAWINGS.values()].map(({ image: { src } }) => [
    src,
    readFileSync(join(dist, 'client', src), 'utf8'),
  ]),
);
const writer = new PdfkitDocumentWriter(
  { regular: fontOf('regular'), bold: fontOf('bold') },
  imprint,
  drawings,
);

const wanted = new Set<string>();
const isWanted = (path: string): boolean => {
  while (parentPort !== null) {
    const asked = receiveMessageOnPort(parentPort) as { readonly message: string } | undefined;
    if (asked === undefined) break;
    wanted.add(asked.message);
  }
  return wanted.has(path);
};

mkdirSync(folder, { recursive: true });
for (const earlier of globSync('documents-*', { cwd: dirname(folder) }))
  if (earlier !== basename(folder)) rmSync(join(dirname(folder), earlier), { recursive: true });
void writeMissingDocuments(SITE_DOCUMENTS, writer, folder, {
  isWanted,
  written: (path) => parentPort?.postMessage(path),
});
