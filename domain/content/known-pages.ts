/** Of the pages that the blocks of a page lead to by themselves, those that exist. */
export interface KnownPages {
  /** Their paths, each once. */
  readonly knownPaths: ReadonlyArray<string>;
  /** On a page in another language than English: where the pages that blocks know by an English path are read in it. */
  readonly translations: Readonly<Record<string, string>>;
}
