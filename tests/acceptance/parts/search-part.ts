/** The site search's page as the visitor sees it. */
export interface SearchOnScreen {
  /** The text about the results; may be empty. */
  readonly status: string;
  readonly hits: ReadonlyArray<{
    readonly title: string;
    readonly isDocument: boolean;
    /** The highlighted words. */
    readonly marked: ReadonlyArray<string>;
  }>;
  /** The links that narrow the results, such as `Documents (4)`. */
  readonly kinds: ReadonlyArray<string>;
  /** The direct answers above the found pages, in order. */
  readonly answers: ReadonlyArray<{ readonly title: string; readonly text: string }>;
  /** The text of the link to dealers; null if there is none. */
  readonly dealers: string | null;
}

/** Searching the site. */
export interface SearchPart {
  readonly search: (typed: string) => Promise<void>;
  readonly seenWhen: (matches: (seen: SearchOnScreen) => boolean) => Promise<SearchOnScreen>;
}
