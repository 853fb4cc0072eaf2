/** A heading as it is rendered. */
export interface OutlinedHeading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
}

/** A picture as it is rendered. */
export interface OutlinedImage {
  readonly src: string;
  /** Null: it has none, not even an empty one. */
  readonly alt: string | null;
}

/** What of a rendered page's main part can be judged without looking at it. */
export interface PageOutline {
  /** In the order of reading; those of dialogs are not among them. */
  readonly headings: ReadonlyArray<OutlinedHeading>;
  /** Where links and forms lead, as written. */
  readonly links: ReadonlyArray<string>;
  readonly images: ReadonlyArray<OutlinedImage>;
  /** Its visible text. */
  readonly text: string;
  /** Its paragraphs and items of lists, each a text; what forms and navigation say is not among them. */
  readonly passages: ReadonlyArray<string>;
  /** What fragments find, on the whole page. */
  readonly ids: ReadonlyArray<string>;
}
