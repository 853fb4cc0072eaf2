/** What a homeowner answers about their home, by the labels that they see; what is missing is left open. */
export interface HomeOnForm {
  readonly fuel?: string;
  readonly ducts?: string;
  readonly zip?: string;
}

/** A system that the helper names. */
export interface SystemOnScreen {
  readonly name: string;
  /** `Best fit`. */
  readonly label: string;
  readonly reasons: ReadonlyArray<string>;
  /** The names of the pages that it leads to. */
  readonly pages: ReadonlyArray<string>;
}

export interface HelperOnScreen {
  readonly systems: ReadonlyArray<SystemOnScreen>;
  /** The other sentences of the answer. */
  readonly says: ReadonlyArray<string>;
  /** What is wrong with the code; empty: nothing. */
  readonly zipError: string;
}

/** The helper of the product overview: which system is right for a home. */
export interface HelperPart {
  readonly answer: (home: HomeOnForm) => Promise<void>;
  readonly seenWhen: (matches: (seen: HelperOnScreen) => boolean) => Promise<HelperOnScreen>;
}
