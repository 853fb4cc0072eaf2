/** What a visitor has closed and does not want to see again during a visit (specification, section 4: closeable banner). */
export interface Dismissals {
  /** The ids of what is closed, in the order of closing, each once. */
  readonly closed: () => ReadonlyArray<string>;
  /** A browser that refuses to store is no failure: it forgets with the page. */
  readonly close: (id: string) => void;
}
