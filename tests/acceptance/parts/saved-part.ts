/** The saved list as a visitor sees it. */
export interface SavedOnScreen {
  /** The headings of the list: `Nothing saved yet`. */
  readonly headings: ReadonlyArray<string>;
  readonly pages: ReadonlyArray<{ readonly title: string; readonly says: ReadonlyArray<string> }>;
}

/** Saving dealers, and coming back to them. */
export interface SavedPart {
  /** Saves the dealer of the page that is open. */
  readonly save: () => Promise<void>;
  readonly remove: (title: string) => Promise<void>;
}
