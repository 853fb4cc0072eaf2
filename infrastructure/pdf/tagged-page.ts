import type { default as PDFDocument, Structure } from 'pdfkit';

/** The SVG of images by their paths on the site. */
export type DocumentPictures = ReadonlyMap<string, string>;

/** A document that is being written. */
export type Pdf = PDFDocument;

/** The text size and images of a document. */
export interface Style {
  readonly size: number;
  readonly pictures: DocumentPictures;
}

/** In points, on three sides. */
export const MARGIN = 60;

/** The brand's colors on paper. */
export const COLORS = {
  ink: '#0f2a33',
  slate: '#476069',
  line: '#cbd7da',
  notice: '#fdf3da',
  head: '#edf4f4',
  accent: '#c2450f',
};

/** The width between the margins. */
export const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Adds a structure element. Elements are read in the order of these calls. */
export const add = (pdf: Pdf, parent: Structure, role: string, render: () => unknown): void => {
  parent.add(pdf.struct(role, () => void render()));
};

/** Renders content that screen readers skip. */
export const decorate = (pdf: Pdf, render: () => unknown): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  render();
  pdf.endMarkedContent();
};

/** The document, set to the font of its running text. */
export const bodyOf = (pdf: Pdf, size: number): Pdf =>
  pdf.font('regular').fontSize(size).fillColor(COLORS.ink);

/** The line gap is 3 points and the cell padding 6 at a size of 11; both shrink with the text. */
export const lineGapOf = (size: number): number => size - 8;
export const paddingOf = (size: number): number => size - 5;
