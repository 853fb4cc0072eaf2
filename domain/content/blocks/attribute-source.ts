/**
 * Where in a block's saved html an attribute is, as WordPress's own block definitions say it. Attributes that are
 * given as such come first.
 */
export type AttributeSource =
  /**
   * The html of the first element that the selector finds. `joint`: of all that it finds, joined by it; where it finds none, all
   * of the saved html. `without`: what is left out of it.
   */
  | {
      readonly source: 'html';
      readonly selector?: string;
      readonly joint?: string;
      readonly without?: string;
    }
  | { readonly source: 'text'; readonly selector?: string }
  | { readonly source: 'tag'; readonly selector: string }
  | { readonly source: 'attribute'; readonly selector: string; readonly attribute: string }
  /** Each element that the selector finds, with attributes of its own; none that is within another of them. */
  | { readonly source: 'query'; readonly selector: string; readonly query: AttributeSources };

/** The attributes of a block that may be in its saved html, by name. */
export type AttributeSources = Readonly<Record<string, AttributeSource>>;
