import type { ComparisonField } from '../../../domain/product/product.ts';

/** One product in one row, ready to render. */
export type ProductCell =
  | { readonly kind: 'text'; readonly text: string; readonly note: string | null }
  /** `share` is the position on the noise scale, from 0 to 1. */
  | { readonly kind: 'noise'; readonly text: string; readonly share: number }
  | { readonly kind: 'mark'; readonly text: string; readonly holds: boolean }
  | { readonly kind: 'missing'; readonly text: string };

export interface ProductRow {
  readonly key: ComparisonField;
  readonly label: string;
  /** An explanation of the row; null without one. */
  readonly tooltip: string | null;
  readonly differs: boolean;
  readonly cells: ReadonlyArray<ProductCell>;
}

export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  readonly link: string | null;
  readonly image: string | null;
  readonly documents: ReadonlyArray<{ readonly title: string; readonly link: string }>;
  /** The address without this product; null when it is the only one. */
  readonly without: string | null;
}

/** Part of an installed system, with an optional explanation. */
export interface IncludedItem {
  readonly text: string;
  readonly tooltip: string | null;
}

export interface ComparedProductsView {
  readonly kind: 'compared';
  readonly types: ReadonlyArray<{
    readonly text: string;
    readonly href: string;
    readonly isCurrent: boolean;
  }>;
  readonly typeLabel: string;
  readonly products: ReadonlyArray<ComparedProduct>;
  /** Other products of this type and the address that adds each. Empty when the comparison is full. */
  readonly more: ReadonlyArray<{ readonly name: string; readonly href: string }>;
  readonly rows: ReadonlyArray<ProductRow>;
  readonly accessories: ReadonlyArray<IncludedItem>;
  readonly services: ReadonlyArray<IncludedItem>;
  /** The price disclaimers, one sentence each. Empty when no price is shown. */
  readonly priceNotes: ReadonlyArray<string>;
  readonly isSample: boolean;
}

/** `none`: there are no products or they can't be read. The page never shows an error for it. */
export type CompareProductsView =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'none'; readonly isSettled: boolean }
  | ComparedProductsView;
