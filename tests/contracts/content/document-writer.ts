import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { DocumentWriter } from '../../../application/ports/content/document-writer.ts';
import { documentNamed } from '../../builders/document-named.ts';

/** The contract of every `DocumentWriter`. */
export const describeDocumentWriter = (name: string, newWriter: () => Promise<DocumentWriter>): void => {
  describe(`${name} as document writer`, () => {
    test('writes a PDF file', async () => {
      const written = await (await newWriter()).write(documentNamed('tax-certificate-gas-furnaces'))();

      const bytes = E.isRight(written) ? written.right : new Uint8Array();
      expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
    });

    test('writes equal files for equal documents, and different files for different documents', async () => {
      const [one, again] = [await newWriter(), await newWriter()];
      const first = await one.write(documentNamed('tax-certificate-gas-furnaces'))();

      expect(await again.write(documentNamed('tax-certificate-gas-furnaces'))()).toEqual(first);
      expect(await one.write(documentNamed('warranty-coils'))()).not.toEqual(first);
    });
  });
};
