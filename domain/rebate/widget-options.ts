/** The three rebate widgets (specification, section 2). */
export const REBATE_WIDGETS = ['product', 'product-list', 'category'] as const;
export type RebateWidgetName = (typeof REBATE_WIDGETS)[number];

/** A product that a widget shows rebates for. */
export interface WidgetProduct {
  readonly name: string;
  /** What kind of product it is, `Heat pump`. */
  readonly type: string;
  /** The address of its picture; null: it has none. */
  readonly imageUrl: string | null;
}

/** What a rebate widget is asked to show (specification, sections 3 and 9: widget options). Plain JSON. */
export interface RebateWidgetOptions {
  readonly zip: string;
  /** How many offers are shown at once. */
  readonly pageSize: number;
  readonly headingText: string;
  readonly headingTag: 'h2' | 'h3';
  readonly subheadingText: string;
  /** The kind of products that the category widget is about; null: all. */
  readonly category: string | null;
  /** One for the product widget, at least one for the product list. */
  readonly products: ReadonlyArray<WidgetProduct>;
  readonly showProductImages: boolean;
  readonly noRebatesText: string;
  /** `{amount}` represents what the offers pay at most. */
  readonly offersText: string;
  readonly popupHeadingText: string;
}
