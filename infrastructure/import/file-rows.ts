import { csvRows } from './csv-rows.ts';
import type { FileRow, RowShape } from './file-row.ts';
import { textOf } from './file-text.ts';
import { jsonDocumentRows, jsonLineRows } from './json-rows.ts';
import { isLineOfJson } from '../wire/json-values.ts';

/** How many leading characters suffice to detect the format. */
const ENOUGH = 64 * 1024;

/**
 * Streams the rows of a CSV file, a JSON list, a provider's response with such a list, or JSON Lines, each with its first line number.
 * Throws an `UnreadableFile` when the file can't be read to its end.
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
