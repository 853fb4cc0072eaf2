import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of a PDF file, one per sheet. */
export const sheetsIn = async (pdf: Buffer): Promise<ReadonlyArray<string>> => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  try {
    return await Promise.all(
      Array.from({ length: document.numPages }, async (_, i) => {
        const { items } = await (await document.getPage(i + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      }),
    );
  } finally {
    await loading.destroy();
  }
};
