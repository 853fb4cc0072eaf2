import { SITE_DOCUMENTS } from '../../domain/document/site-documents.ts';
import { PdfkitDocumentWriter, type DocumentFonts } from '../pdf/pdfkit-document-writer.ts';
import { writeDocuments } from '../pdf/write-documents.ts';

/** Writes the files of all documents below `folder`. The build does it once, so that no server loads what makes them. */
export const writeSiteDocuments = (fonts: DocumentFonts, folder: string): Promise<void> =>
  writeDocuments(SITE_DOCUMENTS, new PdfkitDocumentWriter(fonts), folder);
