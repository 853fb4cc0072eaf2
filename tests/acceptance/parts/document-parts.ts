/** A file offered for download. */
export interface FileOnScreen {
  readonly title: string;
  /** Such as `PDF, 14 KB`. */
  readonly note: string;
}

/** The document library as the visitor sees it. */
export interface LibraryOnScreen {
  readonly tabs: ReadonlyArray<string>;
  readonly chosen: string | null;
  readonly sections: ReadonlyArray<string>;
  readonly files: ReadonlyArray<FileOnScreen>;
  readonly status: string;
  /** The last text announced to screen readers; empty if there is none. */
  readonly announced: string;
}

/** The document libraries. */
export interface DocumentsPart {
  readonly open: (path: string) => Promise<void>;
  readonly chooseTab: (name: string) => Promise<void>;
  /** Goes back to the previous tab. */
  readonly goBack: () => Promise<void>;
  /** Whether the page was not loaded again since it was opened. */
  readonly isSamePage: () => Promise<boolean>;
  /** Types a filter text and submits it. */
  readonly filterBy: (text: string) => Promise<void>;
  /** Types a filter text, pauses, and does not submit it. */
  readonly typeFilter: (text: string) => Promise<void>;
  /** Opens the current address in a new page. */
  readonly openFromAddress: () => Promise<void>;
  /** The name under which a file of the open page is saved; null if it does not download as a PDF. */
  readonly savedAs: (title: string) => Promise<string | null>;
}

/** A dialog with a link to another site. */
export interface WarrantyDialog {
  readonly fields: ReadonlyArray<string>;
  readonly leadsTo: string;
  readonly opensNewTab: boolean;
  /** The dialog's other actions, except closing it. */
  readonly actions: ReadonlyArray<string>;
}

/** The warranty page. */
export interface WarrantyPart {
  /** Enters an installation date, like `2026-11-20`. */
  readonly enterInstallation: (day: string) => Promise<void>;
  readonly openDialog: (title: string) => Promise<WarrantyDialog>;
}
