/** A part of a document's text, in reading order. */
export type DocumentPart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: ReadonlyArray<string> }
  | {
      readonly kind: 'picture';
      /** Where the site serves it. */
      readonly path: string;
      readonly alt: string;
      /** What its numbered discs name, from 1 on. */
      readonly labels: ReadonlyArray<string>;
      readonly caption: string;
    }
  | {
      readonly kind: 'table';
      /** The column headings. */
      readonly head: ReadonlyArray<string>;
      /** Each row has one cell per column; the first one heads its row. */
      readonly rows: ReadonlyArray<ReadonlyArray<string>>;
    };

/** A document that the site makes from data and offers as a file. Its text names no brand: that is in its imprint. */
export interface SiteDocument {
  /** Where the site serves it, like `/documents/warranty-coils.pdf`; its last part is the name of the saved file. */
  readonly path: string;
  readonly title: string;
  /** What the file is about, in one sentence: readers show it among the file's properties. */
  readonly subject: string;
  /** What must be known before anything else is read: that it is a sample, or a record of past years. */
  readonly notice: string;
  readonly parts: ReadonlyArray<DocumentPart>;
}

const DOCUMENTS_PATH = '/documents/';

/** The path of a document by its short name. */
export const documentPath = (name: string): string => `${DOCUMENTS_PATH}${name}.pdf`;

/** The name that a visitor's device saves a document under; null: the path is no document's. */
export const documentFileName = (path: string): string | null =>
  /^\/documents\/([a-z\d-]+\.pdf)$/.exec(path)?.[1] ?? null;

export const heading = (text: string): DocumentPart => ({ kind: 'heading', text });

export const paragraph = (text: string): DocumentPart => ({ kind: 'paragraph', text });

export const list = (...items: ReadonlyArray<string>): DocumentPart => ({ kind: 'list', items });

export const table = (
  head: ReadonlyArray<string>,
  ...rows: ReadonlyArray<ReadonlyArray<string>>
): DocumentPart => ({ kind: 'table', head, rows });
