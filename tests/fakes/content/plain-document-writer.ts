import * as TE from 'fp-ts/TaskEither';
import type { DocumentWriter } from '../../../application/ports/content/document-writer.ts';

/** Writes a document's title after the signature of a PDF file. */
export class PlainDocumentWriter implements DocumentWriter {
  readonly write: DocumentWriter['write'] = ({ title }) => TE.right(Buffer.from(`%PDF-${title}`));
}
