import type { FileRow } from './file-row.ts';
import { ListScanner, type ListElement } from './list-scanner.ts';
import { parsedJson } from '../wire/json-values.ts';
import { UnreadableFile } from './unreadable-file.ts';

const NOT_JSON = 'is not JSON';

/** The rows of a JSON list, or of an object's list with that name. */
export async function* jsonDocumentRows(text: AsyncIterable<string>, list: string): AsyncGenerator<FileRow> {
  const scanner = new ListScanner(list);
  for await (const piece of text) yield* scanner.read(piece).map(toRow);
  const rest = scanner.end();
  const fields = rest === null ? undefined : parsedJson(rest);
  if (fields === undefined) {
    throw new UnreadableFile(
      `Line ${scanner.line}: the JSON ends too early, or the file has no list ${list}`,
    );
  }
  yield { kind: 'rest', fields };
}

/** The rows of a JSON Lines file. */
export async function* jsonLineRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let line = 1;
  let unfinishedLine = '';
  for await (const piece of text) {
    const lines = (unfinishedLine + piece).split('\n');
    unfinishedLine = lines.pop() ?? '';
    for (const whole of lines) yield* rowOnLine(whole, line++);
  }
  yield* rowOnLine(unfinishedLine, line);
}

const rowOnLine = (text: string, line: number): ReadonlyArray<FileRow> =>
  text.trim() === '' ? [] : [toRow({ text, line })];

const toRow = ({ text, line }: ListElement): FileRow => {
  const record = parsedJson(text);
  return record === undefined ? { kind: 'fault', line, fault: NOT_JSON } : { kind: 'row', line, record };
};
