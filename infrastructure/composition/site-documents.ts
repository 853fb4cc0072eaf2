import { SITE_DOCUMENTS } from '../../domain/document/site-documents.ts';
import { DRAWING_NAMES, drawingPath } from '../../domain/product/product-drawings.ts';
import { productDrawing } from '../drawings/product-drawings.ts';
import type { HeroArt } from '../drawings/season-houses.ts';
import { writeDrawings } from '../drawings/write-drawings.ts';
import { PdfkitDocumentWriter, type DocumentFonts } from '../pdf/pdfkit-document-writer.ts';
import { writeDocuments } from '../pdf/write-documents.ts';
import { readSettings } from '../settings/settings.ts';
import { viewSite } from './site-facts.ts';

/** The SVG of a product drawing by its path. Throws for an unknown path. */
export const drawingAt = (path: string): string => {
  const name = DRAWING_NAMES.find((one) => drawingPath(one) === path);
  if (name === undefined) throw new Error(`no picture has the path ${path}`);
  return productDrawing(name);
};

/**
 * Writes all documents and generated drawings below `folder`, with the brand, phone and address from the environment. The build does this
 * once, so that servers don't load the generators.
 */
export const writeSiteDocuments = (fonts: DocumentFonts, art: HeroArt, folder: string): Promise<void> => {
  writeDrawings(folder, art);
  const { brandName, siteUrl, defaultPhone } = viewSite(readSettings(process.env));
  const imprint = { brandName, siteUrl, phone: defaultPhone.text };
  return writeDocuments(SITE_DOCUMENTS, new PdfkitDocumentWriter(fonts, imprint, drawingAt), folder);
};
