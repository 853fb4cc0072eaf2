import type { Structure } from 'pdfkit';
import type { DocumentPart } from '../../domain/document/site-document.ts';
import { heightOfSvg, renderSvg } from './svg-picture.ts';
import { add, bodyOf, COLORS, contentWidth, MARGIN, type Pdf, type Style } from './tagged-page.ts';

/** The image's share of the width, smaller with smaller text. Its labels are to its right. */
const pictureShareOf = (size: number): number => 0.33 + (size - 9) * 0.115;
const LABELS_GAP = 18;
const DISC = 7;

/** Writes an image with its labels and caption to its right. */
export const writePicture = (
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
