import { SITE_DOCUMENTS } from '../../domain/document/site-documents.ts';
import { PdfkitDocumentWriter, type DocumentFonts } from '../pdf/pdfkit-document-writer.ts';
import { writeDocuments } from '../pdf/write-documents.ts';
import { readSettings } from '../settings/settings.ts';
import { viewSite } from './site-facts.ts';

/**
 * Writes the files of all documents below `folder`, with the brand, phone and address of the environment. The build does it once, so
 * that no server loads what makes them.
 */
export const writeSiteDocuments = (fonts: DocumentFonts, folder: string): Promise<void> => {
  const { brandName, siteUrl, defaultPhone } = viewSite(readSettings(process.env));
  const imprint = { brandName, siteUrl, phone: defaultPhone.text };
  return writeDocuments(SITE_DOCUMENTS, new PdfkitDocumentWriter(fonts, imprint), folder);
};
