import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { oneLine } from '../../../domain/content/html/one-line.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { TableAttributes } from './codec.ts';

type WrittenRow = TableAttributes['body'][number];
type WrittenCell = NonNullable<WrittenRow['cells'][number]>;

/** Keeps the place of a cell that is left out. */
const EMPTY_CELL: WrittenCell = {
  ...{ content: null, tag: 'td', scope: 'none', align: 'left', colspan: null, rowspan: null },
};

export interface TableCell {
  readonly html: SafeHtml | null;
  readonly align: WrittenCell['align'];
  /** How many columns it takes; null: one. */
  readonly colSpan: number | null;
  readonly rowSpan: number | null;
  /** What it heads; null: nothing. */
  readonly headerOf: 'row' | 'col' | null;
  /** The words of its column's header, where the rows of the table are stacked on a phone; null: it shows none. */
  readonly label: string | null;
}

export type TableRow = ReadonlyArray<TableCell>;

export interface TableProps {
  readonly caption: SafeHtml | null;
  /** What it is called where it has no caption. */
  readonly name: string | null;
  /** Whether all its columns are as wide, and the first stays in view where it scrolls. */
  readonly isFixed: boolean;
  /** Whether its rows are stacked on a phone, each cell below the name of its column: side by side they would not fit. */
  readonly isStacked: boolean;
  readonly head: ReadonlyArray<TableRow>;
  readonly body: ReadonlyArray<TableRow>;
  readonly foot: ReadonlyArray<TableRow>;
}

/** A table; null: it is without rows. */
export const view = (attributes: TableAttributes, { page }: ViewContext): TableProps | null => {
  const { head, body, foot, caption, hasFixedLayout, tableClass } = attributes;
  if (head.length + body.length + foot.length === 0) return null;
  const isFixed = hasFixedLayout || (tableClass?.split(/\s+/).includes('has-fixed-layout') ?? false);
  const labels = isFixed ? null : labelsOf(attributes);
  return {
    caption,
    name: caption === null ? coreBlockTextsIn(page.language).table : null,
    isFixed,
    isStacked: labels !== null,
    head: rowsOf(head, true, null),
    body: rowsOf(body, false, labels),
    foot: rowsOf(foot, false, labels),
  };
};

/** So many columns fit on a phone, whatever is in them. */
const ALWAYS_FITTING_COLUMNS = 2;

/** One column more fits where no cell is longer than this, three or four lines of a narrow column … */
const MAX_NARROW_CELL_LENGTH = 36;

/** … and the longest words of the columns, side by side, are no longer than this: 320 pixels. */
const MAX_NARROW_WORDS_LENGTH = 28;

/** The words of the headers of a table that can be stacked: one row of them, and a cell for each in every other row. Else null. */
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

/** Whether the columns of these rows, which are all as long, fit side by side on a phone. */
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

/** The cells of a head all head their columns; other headers head their row. */
const rowsOf = (
  rows: ReadonlyArray<WrittenRow>,
  areHeaders: boolean,
  labels: ReadonlyArray<string> | null,
): ReadonlyArray<TableRow> =>
  rows.map(({ cells }) =>
    cells
      .map((written) => written ?? EMPTY_CELL)
      .map((cell, column) => {
        const heads = headerOf(cell, areHeaders);
        return {
          html: cell.content,
          align: cell.align,
          colSpan: spanOf(cell.colspan),
          rowSpan: spanOf(cell.rowspan),
          headerOf: heads,
          label: heads === null ? labels?.[column] || null : null,
        };
      }),
  );

const headerOf = ({ content, tag, scope }: WrittenCell, isHeader: boolean): TableCell['headerOf'] => {
  // A header without words would be read out as one.
  if (content === null || (!isHeader && tag === 'td')) return null;
  if (scope !== 'none') return scope;
  return isHeader ? 'col' : 'row';
};

const spanOf = (written: number | null): number | null =>
  written !== null && Number.isInteger(written) && written > 1 ? written : null;
