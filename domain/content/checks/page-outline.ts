export interface OutlinedHeading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
}

export interface OutlinedImage {
  readonly src: string;
  /** Null without an `alt` attribute. */
  readonly alt: string | null;
  /** Whether browsers can choose among sizes. */
  readonly hasSrcset: boolean;
}

/** The parts of a rendered page's main content that can be checked automatically. */
export interface PageOutline {
  /** In document order, without headings in dialogs. */
  readonly headings: ReadonlyArray<OutlinedHeading>;
  /** Targets of links and forms, as written. */
  readonly links: ReadonlyArray<string>;
  readonly images: ReadonlyArray<OutlinedImage>;
  readonly text: string;
  /** Paragraphs and list items, without forms and navigation. */
  readonly passages: ReadonlyArray<string>;
  /** All ids on the whole page, for fragments. */
  readonly ids: ReadonlyArray<string>;
}
