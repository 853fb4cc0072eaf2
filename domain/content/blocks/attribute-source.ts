/** An attribute's location in a block's saved html, as in WordPress's block definitions. Attributes in the block's JSON take precedence. */
export type AttributeSource =
  /**
   * The inner html of the first element that matches the selector. `joint`: joins all matches with it; without matches, uses the whole
   * saved html. `without`: elements to leave out.
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
  /** Each matching element, with its own attributes. Matches within another match are skipped. */
  | { readonly source: 'query'; readonly selector: string; readonly query: AttributeSources };

/** A block's attribute sources, by attribute name. */
export type AttributeSources = Readonly<Record<string, AttributeSource>>;
