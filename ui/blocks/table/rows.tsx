import { Html } from '../../components/html/html.tsx';
import type { TableAttributes } from './codec.ts';
import styles from './table.module.css';

type Row = TableAttributes['body'][number];
type Cell = Row['cells'][number];

/** How many rows or columns a cell takes; one needs no saying. */
const span = (written: number | null): number | undefined =>
  written !== null && Number.isInteger(written) && written > 1 ? written : undefined;

const TableCell = ({ cell, isHeader }: { cell: Cell; isHeader: boolean }) => {
  const { content, tag, scope, align, colspan, rowspan } = cell;
  const place = { className: styles[align], colSpan: span(colspan), rowSpan: span(rowspan) };
  const words = content === null ? null : <Html as="span" html={content} />;
  if (!isHeader && tag === 'td') return <td {...place}>{words}</td>;
  // A header without words would be read out as one.
  if (words === null) return <td {...place} />;
  return (
    <th {...place} scope={scope === 'none' ? (isHeader ? 'col' : 'row') : scope}>
      {words}
    </th>
  );
};

/** Rows of a table; each header says whether it heads its column or its row. */
export const Rows = ({
  rows,
  areHeaders = false,
}: {
  rows: ReadonlyArray<Row>;
  /** Whether all their cells head columns. */
  areHeaders?: boolean;
}) =>
  rows.map(({ cells }, i) => (
    <tr key={i}>
      {cells.map((cell, j) => (
        <TableCell key={j} cell={cell} isHeader={areHeaders} />
      ))}
    </tr>
  ));
