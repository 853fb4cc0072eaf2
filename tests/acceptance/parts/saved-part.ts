/** The saved list as a visitor sees it. */
export interface SavedOnScreen {
  /** The headings of the list, such as `Nothing saved yet`. */
  readonly headings: ReadonlyArray<string>;
  readonly pages: ReadonlyArray<{ readonly title: string; readonly says: ReadonlyArray<string> }>;
}

/** Saving dealers, and returning to them. */
export interface SavedPart {
  /** Saves the dealer of the open page. */
  readonly save: () => Promise<void>;
  /** Saves the open guide or product page. */
  readonly savePage: () => Promise<void>;
  readonly remove: (title: string) => Promise<void>;
}
