/** The existing pages among those that a page's blocks link to. */
export interface KnownPages {
  /** Their paths, without duplicates. */
  readonly knownPaths: ReadonlyArray<string>;
  /** On pages in other languages: the translated paths of the blocks' built-in links, by English path. */
  readonly translations: Readonly<Record<string, string>>;
}
