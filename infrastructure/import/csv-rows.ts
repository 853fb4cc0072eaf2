import { Readable, pipeline } from 'node:stream';
import { parse, CsvError } from 'csv-parse';
import { columnsNamed } from './column-names.ts';
import { recordOfCells } from './csv-cells.ts';
import type { ColumnKind, FileRow } from './file-row.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The maximum row length in characters, which also detects an unclosed quote. */
const MAX_ROW_LENGTH = 1_000_000;

const OPTIONS = {
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: MAX_ROW_LENGTH,
} as const;

type Cells = ReadonlyArray<string>;

/** The rows of a CSV file with column names in the first line. Empty cells are missing fields. */
export async function* csvRows(
  text: AsyncIterable<string>,
  columns: Readonly<Record<string, ColumnKind>>,
): AsyncGenerator<FileRow> {
  let header: Cells | null = null;
  let line = 1;
  for await (const cells of parsedRows(text)) {
    const isEmpty = cells.every((cell) => cell.trim() === '');
    if (!isEmpty && header === null) {
      header = columnsNamed(
        cells.map((name) => name.trim()),
        Object.keys(columns),
      );
      yield { kind: 'left-out', columns: unknownColumns(header, columns) };
    } else if (!isEmpty && header !== null) yield toRow(header, cells, columns, line);
    line += 1 + linesIn(cells);
  }
}

/** Counts the line ends in quoted cells. The parser counts each Windows line end twice. */
const linesIn = (cells: Cells): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0);

async function* parsedRows(text: AsyncIterable<string>): AsyncGenerator<Cells> {
  let broken: unknown = null;
  const { header, whole } = await withHeader(text);
  const options = { ...OPTIONS, delimiter: delimiterIn(header) };
  const parser = pipeline(Readable.from(whole), parse(options), (fault) => (broken = fault));
  try {
    for await (const row of parser) yield row as Cells;
  } catch (fault) {
    throw readably(broken ?? fault);
  }
}

const DELIMITERS = [',', ';', '\t'] as const;

/** The most frequent delimiter. Spreadsheets write semicolons where the comma is for decimals. */
const delimiterIn = (header: string): string =>
  DELIMITERS.toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';

/** The first line that isn't empty, and the whole text again. */
const withHeader = async (
  text: AsyncIterable<string>,
): Promise<{ readonly header: string; readonly whole: AsyncGenerator<string> }> => {
  const pieces = text[Symbol.asyncIterator]();
  let start = '';
  while (!/[\r\n]/.test(start.trimStart()) && start.length < MAX_ROW_LENGTH) {
    const { done, value } = await pieces.next();
    if (done === true) break;
    start += value;
  }
  async function* whole(): AsyncGenerator<string> {
    yield start;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { header: start.trimStart().split(/[\r\n]/, 1)[0] ?? '', whole: whole() };
};

/** Replaces the parser's message, which quotes the cell. */
const readably = (fault: unknown): unknown =>
  fault instanceof CsvError
    ? new UnreadableFile(
        `Line ${String(fault['lines'])}: a quoted cell is not closed, or a cell has an unescaped quote`,
      )
    : fault;

const unknownColumns = (
  header: ReadonlyArray<string>,
  columns: Readonly<Record<string, ColumnKind>>,
): ReadonlyArray<string> => {
  const unknown = header.filter((name) => !Object.hasOwn(columns, name));
  if (unknown.length < header.length) return unknown;
  throw new UnreadableFile(
    `Line 1: the header names no known column; known are ${Object.keys(columns).join(', ')}`,
  );
};

const toRow = (
  header: ReadonlyArray<string>,
  cells: ReadonlyArray<string>,
  columns: Readonly<Record<string, ColumnKind>>,
  line: number,
): FileRow =>
  cells.length === header.length
    ? { kind: 'row', line, record: recordOfCells(header, cells, columns) }
    : { kind: 'fault', line, fault: `has ${cells.length} cells, the header has ${header.length}` };
