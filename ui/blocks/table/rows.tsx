import { Html } from '../../components/html/html.tsx';
import styles from './table.module.css';
import type { TableCell, TableRow } from './view.ts';

const Cell = ({ html, align, colSpan, rowSpan, headerOf, label }: TableCell) => {
  const place = {
    className: styles[align],
    colSpan: colSpan ?? undefined,
    rowSpan: rowSpan ?? undefined,
  };
  const words = html === null ? null : <Html as="span" html={html} />;
  return headerOf === null ? (
    <td {...place} data-label={label ?? undefined}>
      {words}
    </td>
  ) : (
    <th {...place} scope={headerOf}>
      {words}
    </th>
  );
};

/** Rows of a table; each header has the scope of its column or row. */
export const Rows = ({ rows }: { rows: ReadonlyArray<TableRow> }) =>
  rows.map((cells, i) => (
    <tr key={i}>
      {cells.map((cell, j) => (
        <Cell key={j} {...cell} />
      ))}
    </tr>
  ));
