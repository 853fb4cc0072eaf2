import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Imprint } from '../../domain/document/imprint.ts';
import { SITE_DOCUMENTS } from '../content/documents/site-documents.ts';
import { drawingFiles } from '../content/drawings/drawing-files.ts';
import { PdfkitDocumentWriter, type DocumentFonts } from '../pdf/pdfkit-document-writer.ts';
import { writeDocuments } from '../pdf/write-documents.ts';
import { readSettings } from '../settings/settings.ts';
import { imprintOf } from './site-facts.ts';

/** The SVG files of the pictures of products, relative to the project's folder. */
export const DRAWINGS_FOLDER = 'infrastructure/content/drawings';

/** Writes the pictures of products below `folder`. `root` is the project's folder. */
export const writeDrawings = (root: string, folder: string): void => {
  for (const [path, svg] of drawingFiles(join(root, DRAWINGS_FOLDER))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
};

/**
 * Writes all documents below `folder`, with the brand, phone and address from the environment, and returns these. The build does this once,
 * so that servers don't load the generators. `root` is the project's folder.
 */
export const writeSiteDocuments = async (
  fonts: DocumentFonts,
  root: string,
  folder: string,
): Promise<Imprint> => {
  const drawings = drawingFiles(join(root, DRAWINGS_FOLDER));
  const imprint = imprintOf(readSettings(process.env));
  await writeDocuments(SITE_DOCUMENTS, new PdfkitDocumentWriter(fonts, imprint, drawings), folder);
  return imprint;
};
