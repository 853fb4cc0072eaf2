import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { DocumentWriter } from '../../../application/ports/content/document-writer.ts';
import { TAX_CERTIFICATES } from '../../../domain/document/tax-certificates.ts';
import { WARRANTY_DOCUMENTS } from '../../../domain/document/warranty-documents.ts';

/** The contract of every `DocumentWriter`. */
export const describeDocumentWriter = (name: string, newWriter: () => Promise<DocumentWriter>): void => {
  describe(`${name} as document writer`, () => {
    test('writes a PDF file', async () => {
      const written = await (await newWriter()).write(TAX_CERTIFICATES.furnaces)();

      const bytes = E.isRight(written) ? written.right : new Uint8Array();
      expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
    });

    test('writes equal files for equal documents, and different files for different documents', async () => {
      const [one, again] = [await newWriter(), await newWriter()];
      const first = await one.write(TAX_CERTIFICATES.furnaces)();

      expect(await again.write(TAX_CERTIFICATES.furnaces)()).toEqual(first);
      expect(await one.write(WARRANTY_DOCUMENTS.coils)()).not.toEqual(first);
    });
  });
};
