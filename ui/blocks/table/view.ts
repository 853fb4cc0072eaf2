import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
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
}

export type TableRow = ReadonlyArray<TableCell>;

export interface TableProps {
  readonly caption: SafeHtml | null;
  /** What it is called where it has no caption. */
  readonly name: string | null;
  /** Whether all its columns are as wide, and the first stays in view where it scrolls. */
  readonly isFixed: boolean;
  readonly head: ReadonlyArray<TableRow>;
  readonly body: ReadonlyArray<TableRow>;
  readonly foot: ReadonlyArray<TableRow>;
}

/** A table; null: it is without rows. */
export const view = (attributes: TableAttributes, { page }: ViewContext): TableProps | null => {
  const { head, body, foot, caption, hasFixedLayout, tableClass } = attributes;
  if (head.length + body.length + foot.length === 0) return null;
  return {
    caption,
    name: caption === null ? coreBlockTextsIn(page.language).table : null,
    isFixed: hasFixedLayout || (tableClass?.split(/\s+/).includes('has-fixed-layout') ?? false),
    head: rowsOf(head, true),
    body: rowsOf(body, false),
    foot: rowsOf(foot, false),
  };
};

/** The cells of a head all head their columns; other headers head their row. */
const rowsOf = (rows: ReadonlyArray<WrittenRow>, areHeaders: boolean): ReadonlyArray<TableRow> =>
  rows.map(({ cells }) =>
    cells
      .map((written) => written ?? EMPTY_CELL)
      .map((cell) => ({
        html: cell.content,
        align: cell.align,
        colSpan: spanOf(cell.colspan),
        rowSpan: spanOf(cell.rowspan),
        headerOf: headerOf(cell, areHeaders),
      })),
  );

const headerOf = ({ content, tag, scope }: WrittenCell, isHeader: boolean): TableCell['headerOf'] => {
  // A header without words would be read out as one.
  if (content === null || (!isHeader && tag === 'td')) return null;
  if (scope !== 'none') return scope;
  return isHeader ? 'col' : 'row';
};

const spanOf = (written: number | null): number | null =>
  written !== null && Number.isInteger(written) && written > 1 ? written : null;
