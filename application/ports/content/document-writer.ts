import type { TaskEither } from 'fp-ts/TaskEither';
import type { SiteDocument } from '../../../domain/document/site-document.ts';

/** A document did not become a file. */
export interface DocumentNotWritten {
  readonly _tag: 'DocumentNotWritten';
  readonly path: string;
  readonly reason: string;
}

/** Makes files of documents. The same document always becomes the same file. */
export interface DocumentWriter {
  /** The bytes of a PDF file with a title, a language and tags that screen readers follow. */
  readonly write: (document: SiteDocument) => TaskEither<DocumentNotWritten, Uint8Array>;
}
