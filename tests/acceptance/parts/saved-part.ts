/** What the list of saved pages says. */
export interface SavedOnScreen {
  /** The headings of the list: `Nothing saved yet`. */
  readonly headings: ReadonlyArray<string>;
  readonly pages: ReadonlyArray<{ readonly title: string; readonly says: ReadonlyArray<string> }>;
}

/** Saving dealers, and coming back to them. */
export interface SavedPart {
  /** Saves the dealer of the page that is open. */
  readonly save: () => Promise<void>;
  readonly open: () => Promise<void>;
  readonly openGuide: () => Promise<void>;
  readonly remove: (title: string) => Promise<void>;
  readonly shownWhen: (matches: (shown: SavedOnScreen) => boolean) => Promise<SavedOnScreen>;
  /** Whether the header leads to the list. */
  readonly isOffered: () => Promise<boolean>;
}
