import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentWriter } from '../../../application/ports/content/document-writer.ts';
import type { DocumentPart, SiteDocument } from '../../../domain/document/site-document.ts';
import { SITE_DOCUMENTS } from '../../../infrastructure/content/documents/site-documents.ts';
import { PdfkitDocumentWriter } from '../../../infrastructure/pdf/pdfkit-document-writer.ts';
import { DRAWINGS_FOLDER } from '../../../infrastructure/composition/site-documents.ts';
import { drawingFiles } from '../../../infrastructure/content/drawings/drawing-files.ts';
import { documentFonts } from '../../../infrastructure/cli/document-fonts.ts';
import { describeDocumentWriter } from '../../contracts/content/document-writer.ts';
import { PlainDocumentWriter } from '../../fakes/content/plain-document-writer.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const fonts = documentFonts(ROOT);

const IMPRINT = { brandName: 'Acme Air', phone: '1-800-555-0199', siteUrl: 'https://www.example.com' };

const drawings = drawingFiles(join(ROOT, DRAWINGS_FOLDER));

const pdfkit = async (): Promise<DocumentWriter> => new PdfkitDocumentWriter(await fonts, IMPRINT, drawings);

describeDocumentWriter('PlainDocumentWriter', async () => new PlainDocumentWriter());
describeDocumentWriter('PdfkitDocumentWriter', pdfkit);

/** A node of a file's tags, with its role and children. */
interface Tag {
  readonly role?: string;
  readonly children?: ReadonlyArray<Tag>;
}

const rolesIn = ({ role, children = [] }: Tag): ReadonlyArray<string> => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
];

/** What a PDF reader finds in a document's file. */
const readAsPdf = async (document: SiteDocument) => {
  const written = await (await pdfkit()).write(document)();
  if (E.isLeft(written)) throw new Error(written.left.reason);
  const loading = getDocument({ data: new Uint8Array(written.right), verbosity: 0 });
  const pdf = await loading.promise;
  const texts: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
    roles.push(...rolesIn((await page.getStructTree()) as Tag));
  }
  const metadata = await pdf.getMetadata();
  const info: Readonly<Record<string, unknown>> = { ...metadata.info };
  // pdfjs declares an object here but returns a map.
  const marks: unknown = await pdf.getMarkInfo();
  const isTagged = marks instanceof Map && marks.get('Marked') === true;
  const pages = pdf.numPages;
  await loading.destroy();
  return { text: texts.join(' ').replace(/\s+/g, ' '), roles, info, isTagged, pages };
};

const textsOf = (part: DocumentPart): ReadonlyArray<string> => {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return [part.text];
    case 'list':
      return part.items;
    case 'picture':
      return [...part.labels, part.caption];
    case 'table':
      return [part.head, ...part.rows].flat();
  }
};

const ROLE_OF = { heading: 'H2', paragraph: 'P', list: 'L', picture: 'Figure', table: 'Table' } as const;

/** The words of a text, which lines and cells may break anywhere. */
const wordsOf = (text: string): ReadonlyArray<string> => text.split(/[\s-]+/);

describe.each(SITE_DOCUMENTS.map((document) => [document.path, document] as const))(
  '%s',
  (_path, document) => {
    const reading = readAsPdf(document);

    test('has a title, a subject and a language', async () => {
      const { info } = await reading;

      expect(info).toMatchObject({ Title: document.title, Subject: document.subject, Language: 'en-US' });
    });

    test('contains the title, the notice and every part, in order', async () => {
      const { text } = await reading;
      const expected = [document.title, document.notice, ...document.parts.flatMap(textsOf)];

      let from = 0;
      for (const word of expected.flatMap(wordsOf)) {
        const place = text.indexOf(word, from);
        expect({ word, isFound: place >= 0 }).toEqual({ word, isFound: true });
        from = place + word.length;
      }
    });

    test('ends with its publisher and its date', async () => {
      const { text, info } = await reading;

      expect(text).toMatch(
        /Acme Air\. Questions\? Call 1-800-555-0199, or see www\.example\.com\/resources\/\. ?Version \d+, November 28, 2026\. Facts last checked: November 29, 2026\.$/,
      );
      expect(info).toMatchObject({ Author: 'Acme Air' });
    });

    test('breaks no word in its tables', async () => {
      const { text } = await reading;
      const cells = document.parts.flatMap((part) => (part.kind === 'table' ? textsOf(part) : []));

      expect(cells.flatMap((cell) => cell.split(' ')).filter((word) => !text.includes(word))).toEqual([]);
    });

    test('is tagged with one main heading, and each part by its role', async () => {
      const { roles, isTagged } = await reading;

      expect(isTagged).toBe(true);
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      const extraParagraphs = { notice: 1, imprint: 2 };
      // A picture has a list of labels and a caption.
      const pictures = document.parts.filter(({ kind }) => kind === 'picture').length;
      for (const [kind, role] of Object.entries(ROLE_OF)) {
        const parts =
          document.parts.filter((part) => part.kind === kind).length +
          (role === 'L' || role === 'P' ? pictures : 0);
        expect([role, roles.filter((one) => one === role).length]).toEqual([
          role,
          parts + (role === 'P' ? extraParagraphs.notice + extraParagraphs.imprint : 0),
        ]);
      }
      const headings = document.parts.flatMap((part) =>
        part.kind === 'table' ? [part.head.length + part.rows.length] : [],
      );
      expect(roles.filter((role) => role === 'TH')).toHaveLength(
        headings.reduce((sum, count) => sum + count, 0),
      );
    });

    test('fits on one page', async () => {
      expect((await reading).pages).toBe(1);
    });
  },
);
