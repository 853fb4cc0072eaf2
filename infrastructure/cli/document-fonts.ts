import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { DocumentFonts } from '../pdf/pdfkit-document-writer.ts';

/** The characters that documents use. */
const CHARACTERS =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('') + '–—‘’“”•…°';

/** Subsets the site's text font for PDFs. `root` is the project's folder. */
export const documentFonts = async (root: string): Promise<DocumentFonts> => {
  const source = readFileSync(
    join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
  const weight = (wght: number): Promise<Uint8Array> =>
    subsetFont(source, CHARACTERS, { targetFormat: 'truetype', variationAxes: { wght } });
  return { regular: await weight(400), bold: await weight(700) };
};
