/** One row of the product comparison. */
export interface ComparedRow {
  readonly label: string;
  /** Its value for each product, in the order of the products. */
  readonly values: ReadonlyArray<string>;
  /** Whether it is marked as a difference. */
  readonly differs: boolean;
}

/** What is seen of the product comparison. */
export interface ComparisonOnScreen {
  readonly kinds: ReadonlyArray<string>;
  readonly products: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ComparedRow>;
}

/** The product comparison on the page that is open. */
export interface ProductsPart {
  readonly seenWhen: (matches: (seen: ComparisonOnScreen) => boolean) => Promise<ComparisonOnScreen>;
}
