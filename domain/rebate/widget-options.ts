/** The three rebate widgets (specification, section 2). */
export const REBATE_WIDGETS = ['product', 'product-list', 'category'] as const;
export type RebateWidgetName = (typeof REBATE_WIDGETS)[number];

export interface WidgetProduct {
  readonly name: string;
  /** The product type, such as `Heat pump`. */
  readonly type: string;
  /** The address of its picture; null without one. */
  readonly imageUrl: string | null;
}

/** The options of a rebate widget (specification, sections 3 and 9: widget options). Plain JSON. */
export interface RebateWidgetOptions {
  readonly zip: string;
  /** The number of offers shown at once. */
  readonly pageSize: number;
  readonly headingText: string;
  readonly headingTag: 'h2' | 'h3';
  readonly subheadingText: string;
  /** The product type of the category widget; null for all. */
  readonly category: string | null;
  /** One for the product widget, at least one for the product list. */
  readonly products: ReadonlyArray<WidgetProduct>;
  readonly showProductImages: boolean;
  readonly noRebatesText: string;
  /** `{amount}` is replaced by the maximum amount. */
  readonly offersText: string;
  readonly popupHeadingText: string;
}
