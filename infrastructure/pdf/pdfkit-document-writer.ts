import { once } from 'node:events';
import * as TE from 'fp-ts/TaskEither';
import PDFDocument, { type Structure } from 'pdfkit';
import type { DocumentNotWritten, DocumentWriter } from '../../application/ports/content/document-writer.ts';
import { DOCUMENT_EDITION, imprintLines, type Imprint } from '../../domain/document/imprint.ts';
import type { DocumentPart, SiteDocument } from '../../domain/document/site-document.ts';
import {
  add,
  bodyOf,
  COLORS,
  contentWidth,
  decorate,
  lineGapOf,
  MARGIN,
  type DocumentPictures,
  type Pdf,
  type Style,
} from './tagged-page.ts';
import { writePicture } from './written-picture.ts';
import { writeTable } from './written-table.ts';

/** The two weights of the text font, as TrueType files to embed. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** The bottom margin, which equals the distance of the mark above the title from the top edge. */
const BOTTOM = 44;

const MARGINS = { top: MARGIN, right: MARGIN, bottom: BOTTOM, left: MARGIN };

/** In points. A document that doesn't fit on one page uses the next size. */
const TEXT_SIZES = [11, 10.5, 10, 9.5, 9];

/** The files have the date of their texts, so that builds are reproducible. */
const TEXTS_FROM = new Date(`${DOCUMENT_EDITION.day}T00:00:00Z`);

/** Writes documents with PDFKit as tagged PDF/UA on US letter paper. */
export class PdfkitDocumentWriter implements DocumentWriter {
  private readonly fonts: DocumentFonts;
  private readonly imprint: Imprint;
  private readonly pictures: DocumentPictures;

  constructor(fonts: DocumentFonts, imprint: Imprint, pictures: DocumentPictures) {
    this.fonts = fonts;
    this.imprint = imprint;
    this.pictures = pictures;
  }

  readonly write = (document: SiteDocument): TE.TaskEither<DocumentNotWritten, Uint8Array> =>
    TE.tryCatch(
      () => this.bytesOf(document),
      (error) => ({ _tag: 'DocumentNotWritten', path: document.path, reason: String(error) }),
    );

  private async bytesOf(document: SiteDocument): Promise<Uint8Array> {
    let written = { bytes: new Uint8Array(), isOnePage: false };
    for (const size of TEXT_SIZES) {
      written = await this.writtenIn(size, document);
      if (written.isOnePage) break;
    }
    return written.bytes;
  }

  private async writtenIn(size: number, document: SiteDocument) {
    const pdf = new PDFDocument({
      size: 'LETTER',
      margins: MARGINS,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang: 'en-US',
      font: Buffer.from(this.fonts.regular),
      info: {
        Title: document.title,
        Subject: document.subject,
        Author: this.imprint.brandName,
        CreationDate: TEXTS_FROM,
        ModDate: TEXTS_FROM,
      },
    });
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    const ended = once(pdf, 'end');
    let isOnePage = true;
    // Not emitted for the first page.
    pdf.on('pageAdded', () => (isOnePage = false));
    pdf.registerFont('regular', Buffer.from(this.fonts.regular));
    pdf.registerFont('bold', Buffer.from(this.fonts.bold));
    writeText(pdf, { size, pictures: this.pictures }, document, this.imprint);
    pdf.end();
    await ended;
    return { bytes: new Uint8Array(Buffer.concat(chunks)), isOnePage };
  }
}

const writeText = (
  pdf: Pdf,
  style: Style,
  { title, notice, parts }: SiteDocument,
  imprint: Imprint,
): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  decorate(pdf, () => pdf.rect(MARGIN, MARGIN - 16, 48, 4).fill(COLORS.accent));
  add(pdf, root, 'H1', () => fitTitle(pdf, title).fillColor(COLORS.ink).text(title));
  pdf.moveDown(0.6);
  writeNotice(pdf, root, notice);
  for (const part of parts) writePart(pdf, style, root, part);
  writeImprint(pdf, root, imprintLines(imprint));
  root.end();
};

/** Shrinks a long title slightly instead of leaving one word on a second line. */
const fitTitle = (pdf: Pdf, title: string): Pdf => {
  const width = pdf.font('bold').fontSize(24).widthOfString(title);
  return pdf.fontSize(Math.max(20, Math.min(24, (24 * (contentWidth(pdf) - 1)) / width)));
};

const writeNotice = (pdf: Pdf, parent: Structure, notice: string): void => {
  const width = contentWidth(pdf);
  const options = { width: width - 28, lineGap: 2 };
  const top = pdf.y;
  pdf.font('bold').fontSize(11);
  const height = pdf.heightOfString(notice, options) + 18;
  decorate(pdf, () => pdf.rect(MARGIN, top, width, height).fill(COLORS.notice));
  add(pdf, parent, 'P', () => pdf.fillColor(COLORS.ink).text(notice, MARGIN + 14, top + 10, options));
  pdf.x = MARGIN;
  pdf.y = top + height + 6;
};

const writeImprint = (pdf: Pdf, parent: Structure, lines: ReadonlyArray<string>): void => {
  pdf.moveDown(0.6);
  for (const line of lines)
    add(pdf, parent, 'P', () =>
      pdf.font('regular').fontSize(9).fillColor(COLORS.slate).text(line, { lineGap: 1 }),
    );
};

const writePart = (pdf: Pdf, style: Style, parent: Structure, part: DocumentPart): void => {
  const { size } = style;
  switch (part.kind) {
    case 'heading':
      pdf.moveDown(size >= 10 ? 0.9 : 0.45);
      add(pdf, parent, 'H2', () =>
        pdf
          .font('bold')
          .fontSize(size + 4)
          .fillColor(COLORS.ink)
          .text(part.text),
      );
      pdf.moveDown(0.3);
      return;
    case 'paragraph':
      add(pdf, parent, 'P', () => bodyOf(pdf, size).text(part.text, { lineGap: lineGapOf(size) }));
      pdf.moveDown(0.5);
      return;
    case 'list': {
      const items = pdf.struct('L');
      parent.add(items);
      bodyOf(pdf, size).list(part.items, {
        structParent: items,
        bulletRadius: 1.8,
        textIndent: 14,
        lineGap: lineGapOf(size),
      });
      items.end();
      pdf.moveDown(0.5);
      return;
    }
    case 'picture':
      writePicture(pdf, style, parent, part);
      pdf.moveDown(0.5);
      return;
    case 'table':
      writeTable(pdf, size, parent, part);
      pdf.moveDown(0.8);
  }
};
