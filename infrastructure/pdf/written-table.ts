import type { Structure } from 'pdfkit';
import type { DocumentPart } from '../../domain/document/site-document.ts';
import { bodyOf, COLORS, contentWidth, MARGIN, paddingOf, type Pdf } from './tagged-page.ts';

/** Writes a table whose first row and first column are headings. */
export const writeTable = (
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
      border: { bottom: 1 },
      borderColor: COLORS.line,
      padding: paddingOf(size),
      textColor: COLORS.ink,
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
