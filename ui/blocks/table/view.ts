import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { oneLine } from '../../../domain/content/html/one-line.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { TableAttributes } from './codec.ts';

type WrittenRow = TableAttributes['body'][number];
type WrittenCell = NonNullable<WrittenRow['cells'][number]>;

/** Replaces a cell that is left out. */
const EMPTY_CELL: WrittenCell = {
  content: null,
  tag: 'td',
  scope: 'none',
  align: 'left',
  colspan: null,
  rowspan: null,
};

export interface TableCell {
  readonly html: SafeHtml | null;
  readonly align: WrittenCell['align'];
  /** How many columns the cell spans; null: one. */
  readonly colSpan: number | null;
  readonly rowSpan: number | null;
  /** Whether the cell is the header of a row or a column; null: it is no header. */
  readonly headerOf: 'row' | 'col' | null;
  /** The text of the column's header, shown in stacked rows; null: none. */
  readonly label: string | null;
}

export type TableRow = ReadonlyArray<TableCell>;

/** A table; null: it has no rows. */
export const view = (attributes: TableAttributes, { page }: ViewContext) => {
  const { head, body, foot, caption, hasFixedLayout, tableClass } = attributes;
  if (head.length + body.length + foot.length === 0) return null;
  const isFixed = hasFixedLayout || (tableClass?.split(/\s+/).includes('has-fixed-layout') ?? false);
  const labels = isFixed ? null : labelsOf(attributes);
  return {
    caption,
    /** The accessible name of a table without a caption; null: the caption. */
    name: caption === null ? coreBlockTextsIn(page.language).table : null,
    /** Whether all columns have equal widths and the first stays in view while scrolling. */
    isFixed,
    /** Whether rows are stacked on phones, each cell below the name of its column, because the columns would not fit side by side. */
    isStacked: labels !== null,
    head: rowsOf(head, true, null),
    body: rowsOf(body, false, labels),
    foot: rowsOf(foot, false, labels),
  };
};

export type TableProps = NonNullable<ReturnType<typeof view>>;

/** The number of columns that always fit on a phone. */
const ALWAYS_FITTING_COLUMNS = 2;

/** One more column fits if no cell is longer than this, three or four lines of a narrow column … */
const MAX_NARROW_CELL_LENGTH = 36;

/** … and the longest words of all columns together are no longer than this, about 320 pixels. */
const MAX_NARROW_WORDS_LENGTH = 28;

/** The column headers of a table whose rows should be stacked. Null if it is irregular, fits on a phone, or lacks a single header row. */
const labelsOf = ({ head, body, foot }: TableAttributes): ReadonlyArray<string> | null => {
  const [headers] = head;
  if (headers === undefined || head.length > 1) return null;
  const rows = [...head, ...body, ...foot];
  const isRegular = rows.every(
    ({ cells }) =>
      cells.length === headers.cells.length &&
      cells.every((cell) => spanOf(cell?.colspan ?? null) === null && spanOf(cell?.rowspan ?? null) === null),
  );
  if (!isRegular) return null;
  const texts = rows.map(({ cells }) => cells.map((cell) => oneLine(cell?.content ?? '')));
  return fitsOnPhone(texts) ? null : (texts[0] ?? null);
};

/** Whether the columns fit side by side on a phone. All rows have the same length. */
const fitsOnPhone = (rows: ReadonlyArray<ReadonlyArray<string>>): boolean => {
  const columns = rows[0]?.length ?? 0;
  if (columns <= ALWAYS_FITTING_COLUMNS) return true;
  if (columns > ALWAYS_FITTING_COLUMNS + 1) return false;
  const longestWords = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? '').split(' ').map((word) => word.length))),
  );
  return (
    rows.flat().every((text) => text.length <= MAX_NARROW_CELL_LENGTH) &&
    longestWords.reduce((sum, length) => sum + length, 0) <= MAX_NARROW_WORDS_LENGTH
  );
};

/** All cells of a head are column headers; other header cells are row headers by default. */
const rowsOf = (
  rows: ReadonlyArray<WrittenRow>,
  areHeaders: boolean,
  labels: ReadonlyArray<string> | null,
): ReadonlyArray<TableRow> =>
  rows.map(({ cells }) =>
    cells
      .map((written) => written ?? EMPTY_CELL)
      .map((cell, column) => {
        const header = headerOf(cell, areHeaders);
        return {
          html: cell.content,
          align: cell.align,
          colSpan: spanOf(cell.colspan),
          rowSpan: spanOf(cell.rowspan),
          headerOf: header,
          label: header === null ? labels?.[column] || null : null,
        };
      }),
  );

const headerOf = ({ content, tag, scope }: WrittenCell, isHeader: boolean): TableCell['headerOf'] => {
  // Screen readers would announce an empty header.
  if (content === null || (!isHeader && tag === 'td')) return null;
  if (scope !== 'none') return scope;
  return isHeader ? 'col' : 'row';
};

const spanOf = (written: number | null): number | null =>
  written !== null && Number.isInteger(written) && written > 1 ? written : null;
