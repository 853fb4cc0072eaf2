/** One row of the product comparison. */
export interface ComparedRow {
  readonly label: string;
  /** The value for each product, in the order of the products. */
  readonly values: ReadonlyArray<string>;
  /** Whether the row is marked as a difference. */
  readonly differs: boolean;
}

/** The product comparison as the visitor sees it. */
export interface ComparisonOnScreen {
  readonly kinds: ReadonlyArray<string>;
  readonly products: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ComparedRow>;
}

/** The product comparison on the open page. */
export interface ProductsPart {
  readonly seenWhen: (matches: (seen: ComparisonOnScreen) => boolean) => Promise<ComparisonOnScreen>;
}
