/** A file that is offered. */
export interface FileOnScreen {
  readonly title: string;
  /** `PDF, 14 KB`. */
  readonly note: string;
}

/** The document library as it is seen. */
export interface LibraryOnScreen {
  readonly tabs: ReadonlyArray<string>;
  readonly chosen: string | null;
  readonly sections: ReadonlyArray<string>;
  readonly files: ReadonlyArray<FileOnScreen>;
  readonly status: string;
  /** What a screen reader was given last; empty: nothing. */
  readonly announced: string;
}

/** The libraries of documents. */
export interface DocumentsPart {
  readonly open: (path: string) => Promise<void>;
  readonly chooseTab: (name: string) => Promise<void>;
  /** Goes back to the tab that was open before. */
  readonly goBack: () => Promise<void>;
  /** Whether the page is the one that was opened: nothing has loaded it again. */
  readonly isSamePage: () => Promise<boolean>;
  /** Types a filter and sends it. */
  readonly filterBy: (text: string) => Promise<void>;
  /** Types a filter, sends nothing, and pauses. */
  readonly typeFilter: (text: string) => Promise<void>;
  /** Opens the address of the open page in another page. */
  readonly openFromAddress: () => Promise<void>;
  /** Under which name a file of the open page is saved; null: it does not download as a PDF. */
  readonly savedAs: (title: string) => Promise<string | null>;
}

/** A dialog that leads to another site. */
export interface WarrantyDialog {
  readonly fields: ReadonlyArray<string>;
  readonly leadsTo: string;
  readonly opensNewTab: boolean;
  /** What else it offers, but to be closed. */
  readonly actions: ReadonlyArray<string>;
}

/** The warranty page. */
export interface WarrantyPart {
  /** Enters the day of an installation, like `2026-11-20`. */
  readonly enterInstallation: (day: string) => Promise<void>;
  readonly openDialog: (title: string) => Promise<WarrantyDialog>;
}
