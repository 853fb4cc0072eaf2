/** The page of the site search as it is seen. */
export interface SearchOnScreen {
  /** Its text about the results; may be empty. */
  readonly status: string;
  readonly hits: ReadonlyArray<{
    readonly title: string;
    readonly isDocument: boolean;
    /** The words that are marked. */
    readonly marked: ReadonlyArray<string>;
  }>;
  /** What answers the search before the pages that hold its words, in order. */
  readonly answers: ReadonlyArray<{ readonly title: string; readonly text: string }>;
  /** The text of the link to dealers; null: there is none. */
  readonly dealers: string | null;
}

/** Searching the site. */
export interface SearchPart {
  readonly search: (typed: string) => Promise<void>;
  readonly seenWhen: (matches: (seen: SearchOnScreen) => boolean) => Promise<SearchOnScreen>;
}
