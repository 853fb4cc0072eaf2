import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { staticCopy } from '../../../domain/content/static-copy.ts';
import {
  documentPath,
  heading,
  list,
  paragraph,
  table,
  type DocumentPart,
  type SiteDocument,
} from '../../../domain/document/site-document.ts';
import { firstFault } from '../blocks/faults.ts';

const Texts = t.readonlyArray(t.string);
const Table = t.readonlyArray(Texts);

/** A part as a data file contains it: `{"heading": "What it covers"}`. `figures` is where a document's own table belongs. */
const WrittenPart = t.union([
  t.strict({ heading: t.string }),
  t.strict({ paragraph: t.string }),
  t.strict({ list: Texts }),
  t.strict({ table: Table }),
  t.strict({ figures: t.literal(true) }),
]);

/** Documents that differ only in some values. Their texts contain the tokens of these: `{{value:products}}`. */
const WrittenDocuments = t.strict({
  document: t.strict({
    name: t.string,
    title: t.string,
    subject: t.string,
    notice: t.string,
    parts: t.readonlyArray(WrittenPart),
  }),
  each: t.readonlyArray(
    t.strict({ values: t.record(t.string, t.string), figures: t.union([Table, t.undefined]) }),
  ),
});

/** Decodes the copy of a data file. Throws with the place of a fault, because the file is part of the product. */
export const decodeCopy = <A>(codec: t.Decoder<unknown, A>, written: unknown): A => {
  const decoded = codec.decode(staticCopy(written));
  if (E.isRight(decoded)) return decoded.right;
  const { path, expected } = firstFault(decoded.left);
  throw new Error(`${path} should be ${expected}`);
};

const tableOf = ([head = [], ...rows]: t.TypeOf<typeof Table>): DocumentPart => table(head, ...rows);

const partOf = (part: t.TypeOf<typeof WrittenPart>, figures: t.TypeOf<typeof Table>): DocumentPart => {
  if ('heading' in part) return heading(part.heading);
  if ('paragraph' in part) return paragraph(part.paragraph);
  if ('list' in part) return list(...part.list);
  return tableOf('table' in part ? part.table : figures);
};

/** The documents of a data file. */
export const writtenDocuments = (written: unknown): ReadonlyArray<SiteDocument> => {
  const { document, each } = decodeCopy(WrittenDocuments, written);
  return each.map(({ values, figures = [] }) => {
    const { name, parts, ...texts } = withValues(document, values);
    return { path: documentPath(name), ...texts, parts: parts.map((part) => partOf(part, figures)) };
  });
};

/** Replaces the tokens of values in all texts. Unknown tokens stay, and a test finds them. */
const withValues = <A>(copy: A, values: Readonly<Record<string, string>>): A =>
  JSON.parse(JSON.stringify(copy), (_name, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{\{value:([^{}]*)\}\}/g, (token, name: string) => values[name] ?? token)
      : value,
  );
