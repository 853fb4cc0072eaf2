import type { TaskEither } from 'fp-ts/TaskEither';
import type { SiteDocument } from '../../../domain/document/site-document.ts';

/** The document couldn't be written as a file. */
export interface DocumentNotWritten {
  readonly _tag: 'DocumentNotWritten';
  readonly path: string;
  readonly reason: string;
}

/** Writes documents as files. The output is deterministic. */
export interface DocumentWriter {
  /** The bytes of a tagged PDF with title and language, accessible to screen readers. */
  readonly write: (document: SiteDocument) => TaskEither<DocumentNotWritten, Uint8Array>;
}
