import { once } from 'node:events';
import * as TE from 'fp-ts/TaskEither';
import PDFDocument, { type Structure } from 'pdfkit';
import type { DocumentNotWritten, DocumentWriter } from '../../application/ports/content/document-writer.ts';
import { DOCUMENT_EDITION, imprintLines, type Imprint } from '../../domain/document/imprint.ts';
import type { DocumentPart, SiteDocument } from '../../domain/document/site-document.ts';
import { heightOfSvg, renderSvg } from './svg-picture.ts';

/** The two weights of the text font, as TrueType files to embed. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** The SVG of images by their paths on the site. */
export type DocumentPictures = ReadonlyMap<string, string>;

type Pdf = PDFDocument;

/** The text size and images of a document. */
interface Style {
  readonly size: number;
  readonly pictures: DocumentPictures;
}

const MARGIN = 60;
/** The bottom margin, which equals the distance of the mark above the title from the top edge. */
const BOTTOM = 44;

const MARGINS = { top: MARGIN, right: MARGIN, bottom: BOTTOM, left: MARGIN };

const COLORS = {
  ink: '#0f2a33',
  slate: '#476069',
  line: '#cbd7da',
  notice: '#fdf3da',
  head: '#edf4f4',
  accent: '#c2450f',
};

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
      ...{ size: 'LETTER', margins: MARGINS, pdfVersion: '1.7', subset: 'PDF/UA' },
      ...{ tagged: true, displayTitle: true, lang: 'en-US', font: Buffer.from(this.fonts.regular) },
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

const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Adds a structure element. Elements are read in the order of these calls. */
const add = (pdf: Pdf, parent: Structure, role: string, render: () => unknown): void => {
  parent.add(pdf.struct(role, () => void render()));
};

/** Renders content that screen readers skip. */
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
        ...{ structParent: items, bulletRadius: 1.8, textIndent: 14, lineGap: lineGapOf(size) },
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

/** The image's share of the width, smaller with smaller text. Its labels are to its right. */
const pictureShareOf = (size: number): number => 0.33 + (size - 9) * 0.115;
const LABELS_GAP = 18;
const DISC = 7;

const writePicture = (
  pdf: Pdf,
  { size, pictures }: Style,
  parent: Structure,
  { path, alt, labels, caption }: Extract<DocumentPart, { readonly kind: 'picture' }>,
): void => {
  const [width, top] = [contentWidth(pdf) * pictureShareOf(size), pdf.y + 2];
  const svg = pictures.get(path);
  if (svg === undefined) throw new Error(`no picture has the path ${path}`);
  const bottom = top + heightOfSvg(svg, width);
  parent.add(
    pdf.struct('Figure', { alt, bbox: [MARGIN, top, MARGIN + width, bottom] }, () =>
      renderSvg(pdf, svg, { x: MARGIN, y: top, width }),
    ),
  );
  const left = MARGIN + width + LABELS_GAP;
  const room = contentWidth(pdf) - width - LABELS_GAP;
  const items = pdf.struct('L');
  parent.add(items);
  pdf.y = top + 2;
  for (const [index, label] of labels.entries()) {
    const item = pdf.struct('LI');
    items.add(item);
    const y = pdf.y;
    add(pdf, item, 'Lbl', () => writeDisc(pdf, index + 1, left + DISC, y + size * 0.55));
    const textLeft = left + 2 * DISC + 6;
    add(pdf, item, 'LBody', () =>
      bodyOf(pdf, size).text(label, textLeft, y, { width: room - 2 * DISC - 6, lineGap: 1 }),
    );
    item.end();
    pdf.y = Math.max(pdf.y, y + 2 * DISC) + 3;
  }
  items.end();
  pdf.y += 3;
  add(pdf, parent, 'P', () =>
    pdf
      .font('regular')
      .fontSize(size - 1)
      .fillColor(COLORS.slate)
      .text(caption, left, pdf.y, { width: room, lineGap: 1 }),
  );
  pdf.x = MARGIN;
  pdf.y = Math.max(pdf.y, bottom) + 4;
};

/** A number on a disc, like in the image. */
const writeDisc = (pdf: Pdf, number: number, x: number, y: number): void => {
  pdf.circle(x, y, DISC).fill(COLORS.ink);
  const words = String(number);
  pdf.font('bold').fontSize(9).fillColor('#ffffff');
  pdf.text(words, x - pdf.widthOfString(words) / 2, y + 3.2, { lineBreak: false, baseline: 'alphabetic' });
};

const bodyOf = (pdf: Pdf, size: number): Pdf => pdf.font('regular').fontSize(size).fillColor(COLORS.ink);

/** The line gap is 3 points and the cell padding 6 at a size of 11; both shrink with the text. */
const lineGapOf = (size: number): number => size - 8;
const paddingOf = (size: number): number => size - 5;

const writeTable = (
  pdf: Pdf,
  size: number,
  parent: Structure,
  { head, rows }: Extract<DocumentPart, { readonly kind: 'table' }>,
): void => {
  const headings = (texts: ReadonlyArray<string>, scope: 'Column' | 'Row') =>
    texts.map((text) => ({ text, type: 'TH', scope, font: { src: 'bold' } }) as const);
  const firstColumn = firstColumnOf(pdf, size, [head, ...rows]);
  bodyOf(pdf, size).table({
    structParent: parent,
    defaultStyle: {
      ...{ border: { bottom: 1 }, borderColor: COLORS.line, padding: paddingOf(size), textColor: COLORS.ink },
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

/**
 * The width of the first column: as wide as its names need, between a quarter and 60% of the width, but narrower when a word of another
 * column wouldn't fit.
 */
const firstColumnOf = (pdf: Pdf, size: number, rows: ReadonlyArray<ReadonlyArray<string>>): number => {
  pdf.font('bold').fontSize(size);
  const room = 2 * paddingOf(size) + 4;
  const widestOf = (texts: ReadonlyArray<string>) =>
    Math.max(...texts.map((text) => pdf.widthOfString(text) + room));
  const width = contentWidth(pdf);
  const wanted = Math.min(0.6 * width, Math.max(0.25 * width, widestOf(rows.map(([name = '']) => name))));
  const others = rows.map(([, ...values]) => values);
  const words = others.flat().flatMap((text) => text.split(' '));
  return Math.min(wanted, width - (others[0]?.length ?? 0) * widestOf(words));
};
