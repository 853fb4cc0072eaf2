/** How a CSV cell is parsed: as text, a number, a flag, texts separated by semicolons, a list of assigned numbers, or a list of special days. */
export type ColumnKind = 'text' | 'number' | 'flag' | 'texts' | 'assigned numbers' | 'special days';

/** The expected contents of a file: its columns, and the name of its list in a provider's response. */
export interface RowShape {
  readonly list: string;
  readonly columns: Readonly<Record<string, ColumnKind>>;
}

export type FileRow =
  | { readonly kind: 'row'; readonly line: number; readonly record: unknown }
  /** An invalid row: broken JSON, or too many cells. */
  | { readonly kind: 'fault'; readonly line: number; readonly fault: string }
  /** The other fields of a response that contains the list. */
  | { readonly kind: 'rest'; readonly fields: unknown }
  /** Unknown columns, which are ignored. */
  | { readonly kind: 'left-out'; readonly columns: ReadonlyArray<string> };
