/** The elements that the visitor has closed during this visit (specification, section 4: closeable banner). */
export interface Dismissals {
  /** Ids in the order of closing, without duplicates. */
  readonly closed: () => ReadonlyArray<string>;
  /** If the browser refuses to store it, the id is kept until the page closes. */
  readonly close: (id: string) => void;
}
