/** How a cell of a CSV file is read: as it is, as a number, as yes or no, as texts between semicolons, or as a list of assigned numbers. */
export type ColumnKind = 'text' | 'number' | 'flag' | 'texts' | 'assigned numbers';

/** What a file may hold: the name of its list in an answer of the provider, and its columns. */
export interface RowShape {
  readonly list: string;
  readonly columns: Readonly<Record<string, ColumnKind>>;
}

export type FileRow =
  | { readonly kind: 'row'; readonly line: number; readonly record: unknown }
  /** A row that is no row: broken JSON, cells too many. */
  | { readonly kind: 'fault'; readonly line: number; readonly fault: string }
  /** What is next to the list: the other fields of an answer. */
  | { readonly kind: 'beside'; readonly fields: unknown }
  /** Unknown columns, which are left out. */
  | { readonly kind: 'left-out'; readonly columns: ReadonlyArray<string> };
