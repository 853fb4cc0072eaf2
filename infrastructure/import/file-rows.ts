import { csvRows } from './csv-rows.ts';
import type { FileRow, RowShape } from './file-row.ts';
import { textOf } from './file-text.ts';
import { jsonDocumentRows, jsonLineRows } from './json-rows.ts';
import { isLineOfJson } from '../wire/json-values.ts';

/** The first characters of a file, which say what it is. */
const ENOUGH = 64 * 1024;

/**
 * The rows of a CSV file, a JSON list, a provider's answer with such a list, or lines of JSON, each with the line that it starts
 * on. Nothing is held but the row at hand. Throws an `UnreadableFile` where a file cannot be read on.
 */
export async function* fileRows(
  file: string,
  shape: RowShape,
  onBytes?: (read: number) => void,
): AsyncGenerator<FileRow> {
  const beginning = await beginningOf(file);
  const first = beginning.trimStart()[0];
  if (first !== '{' && first !== '[') yield* csvRows(textOf(file, onBytes), shape.columns);
  else if (isLineOfJson(beginning, shape.list)) yield* jsonLineRows(textOf(file, onBytes));
  else yield* jsonDocumentRows(textOf(file, onBytes), shape.list);
}

const beginningOf = async (file: string): Promise<string> => {
  let beginning = '';
  for await (const text of textOf(file)) {
    beginning += text;
    if (beginning.length >= ENOUGH) break;
  }
  return beginning;
};
