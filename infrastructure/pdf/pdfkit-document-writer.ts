import { once } from 'node:events';
import * as TE from 'fp-ts/TaskEither';
import PDFDocument, { type Structure } from 'pdfkit';
import type { DocumentNotWritten, DocumentWriter } from '../../application/ports/content/document-writer.ts';
import type { DocumentPart, SiteDocument } from '../../domain/document/site-document.ts';

/** The two weights of the text typeface, as TrueType files: readers need them inside the file. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

type Pdf = PDFDocument;

const MARGIN = 60;

const COLORS = {
  ink: '#0f2a33',
  slate: '#476069',
  line: '#cbd7da',
  notice: '#fdf3da',
  head: '#edf4f4',
  accent: '#c2450f',
};

/** Every build writes the same bytes, so the files carry the day of their texts. */
const TEXTS_FROM = new Date('2026-11-22T00:00:00Z');

/** Writes documents with PDFKit as tagged PDF/UA files on US letter paper. */
export class PdfkitDocumentWriter implements DocumentWriter {
  private readonly fonts: DocumentFonts;

  constructor(fonts: DocumentFonts) {
    this.fonts = fonts;
  }

  readonly write = (document: SiteDocument): TE.TaskEither<DocumentNotWritten, Uint8Array> =>
    TE.tryCatch(
      () => this.bytesOf(document),
      (error) => ({ _tag: 'DocumentNotWritten', path: document.path, reason: String(error) }),
    );

  private async bytesOf(document: SiteDocument): Promise<Uint8Array> {
    const pdf = new PDFDocument({
      ...{ size: 'LETTER', margin: MARGIN, pdfVersion: '1.7', subset: 'PDF/UA' },
      ...{ tagged: true, displayTitle: true, lang: 'en-US', font: Buffer.from(this.fonts.regular) },
      info: {
        Title: document.title,
        Subject: document.subject,
        CreationDate: TEXTS_FROM,
        ModDate: TEXTS_FROM,
      },
    });
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    const ended = once(pdf, 'end');
    pdf.registerFont('regular', Buffer.from(this.fonts.regular));
    pdf.registerFont('bold', Buffer.from(this.fonts.bold));
    writeText(pdf, document);
    pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }
}

const writeText = (pdf: Pdf, { title, notice, parts }: SiteDocument): void => {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  decorate(pdf, () => pdf.rect(MARGIN, MARGIN - 16, 48, 4).fill(COLORS.accent));
  add(pdf, root, 'H1', () => fitTitle(pdf, title).fillColor(COLORS.ink).text(title));
  pdf.moveDown(0.6);
  writeNotice(pdf, root, notice);
  for (const part of parts) writePart(pdf, root, part);
  root.end();
};

/** A long title is a little smaller rather than leaving one word alone on a second line. */
const fitTitle = (pdf: Pdf, title: string): Pdf => {
  const width = pdf.font('bold').fontSize(24).widthOfString(title);
  return pdf.fontSize(Math.max(20, Math.min(24, (24 * (contentWidth(pdf) - 1)) / width)));
};

const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Adds text of one role; what it holds is read in this order. */
const add = (pdf: Pdf, parent: Structure, role: string, render: () => unknown): void => {
  parent.add(pdf.struct(role, () => void render()));
};

/** Renders what screen readers leave out. */
const decorate = (pdf: Pdf, render: () => unknown): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  render();
  pdf.endMarkedContent();
};

const writeNotice = (pdf: Pdf, parent: Structure, notice: string): void => {
  const width = contentWidth(pdf);
  const options = { width: width - 28, lineGap: 2 };
  const top = pdf.y;
  pdf.font('bold').fontSize(11);
  const height = pdf.heightOfString(notice, options) + 22;
  decorate(pdf, () => pdf.rect(MARGIN, top, width, height).fill(COLORS.notice));
  add(pdf, parent, 'P', () => pdf.fillColor(COLORS.ink).text(notice, MARGIN + 14, top + 12, options));
  pdf.x = MARGIN;
  pdf.y = top + height + 6;
};

const writePart = (pdf: Pdf, parent: Structure, part: DocumentPart): void => {
  switch (part.kind) {
    case 'heading':
      pdf.moveDown(0.9);
      add(pdf, parent, 'H2', () => pdf.font('bold').fontSize(15).fillColor(COLORS.ink).text(part.text));
      pdf.moveDown(0.3);
      return;
    case 'paragraph':
      add(pdf, parent, 'P', () => bodyOf(pdf).text(part.text, { lineGap: 3 }));
      pdf.moveDown(0.5);
      return;
    case 'list': {
      const items = pdf.struct('L');
      parent.add(items);
      bodyOf(pdf).list(part.items, {
        ...{ structParent: items, bulletRadius: 1.8, textIndent: 14, lineGap: 3 },
      });
      items.end();
      pdf.moveDown(0.5);
      return;
    }
    case 'table':
      writeTable(pdf, parent, part);
      pdf.moveDown(0.8);
  }
};

const bodyOf = (pdf: Pdf): Pdf => pdf.font('regular').fontSize(11).fillColor(COLORS.ink);

const writeTable = (
  pdf: Pdf,
  parent: Structure,
  { head, rows }: Extract<DocumentPart, { readonly kind: 'table' }>,
): void => {
  const headings = (texts: ReadonlyArray<string>, scope: 'Column' | 'Row') =>
    texts.map((text) => ({ text, type: 'TH', scope, font: { src: 'bold' } }) as const);
  const firstColumn = firstColumnOf(pdf, [head, ...rows]);
  bodyOf(pdf).table({
    structParent: parent,
    defaultStyle: {
      ...{ border: { bottom: 1 }, borderColor: COLORS.line, padding: 6, textColor: COLORS.ink },
    },
    rowStyles: (row) => (row === 0 ? { backgroundColor: COLORS.head } : {}),
    columnStyles: (column) => (column === 0 ? { width: firstColumn } : {}),
    data: [
      headings(head, 'Column'),
      ...rows.map(([name = '', ...values]) => [...headings([name], 'Row'), ...values]),
    ],
  });
  pdf.x = MARGIN;
};

/** Names get the width that they need, between a quarter and six tenths, so that few of them and of their texts wrap. */
const firstColumnOf = (pdf: Pdf, rows: ReadonlyArray<ReadonlyArray<string>>): number => {
  pdf.font('bold').fontSize(11);
  const widest = Math.max(...rows.map(([name = '']) => pdf.widthOfString(name) + 16));
  return contentWidth(pdf) * Math.min(0.6, Math.max(0.25, widest / contentWidth(pdf)));
};
