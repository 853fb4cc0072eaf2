/** A part of a document, in reading order. */
export type DocumentPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: ReadonlyArray<string> }
  | {
      readonly kind: 'picture';
      /** The picture's path on the site. */
      readonly path: string;
      readonly alt: string;
      /** The legend of its numbers, from 1. */
      readonly labels: ReadonlyArray<string>;
      readonly caption: string;
    }
  | {
      readonly kind: 'table';
      readonly head: ReadonlyArray<string>;
      /** Each row has one cell per column; the first cell is the row heading. */
      readonly rows: ReadonlyArray<ReadonlyArray<string>>;
    };

/** A document that the site generates as a file. Its text doesn't name the brand; the imprint does. */
export interface SiteDocument {
  /** The path of the file, such as `/documents/warranty-coils.pdf`. Its last part is the name of the saved file. */
  readonly path: string;
  readonly title: string;
  /** A one-sentence description, shown in the file's properties. */
  readonly subject: string;
  /** The notice at the top: that it is a sample, or a record of past years. */
  readonly notice: string;
  readonly parts: ReadonlyArray<DocumentPart>;
}

const DOCUMENTS_PATH = '/documents/';

/** The path of a document from its short name. */
export const documentPath = (name: string): string => `${DOCUMENTS_PATH}${name}.pdf`;

/** The file name for saving a document; null when the path isn't a document's. */
export const documentFileName = (path: string): string | null =>
  /^\/documents\/([a-z\d-]+\.pdf)$/.exec(path)?.[1] ?? null;

export const heading = (text: string): DocumentPart => ({ kind: 'heading', text });

export const paragraph = (text: string): DocumentPart => ({ kind: 'paragraph', text });

export const list = (...items: ReadonlyArray<string>): DocumentPart => ({ kind: 'list', items });

export const table = (
  head: ReadonlyArray<string>,
  ...rows: ReadonlyArray<ReadonlyArray<string>>
): DocumentPart => ({ kind: 'table', head, rows });
