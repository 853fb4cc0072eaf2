import type { ComparisonField } from '../../../domain/product/product.ts';

/** One product in one row, ready to render. */
export type ProductCell =
  | { readonly kind: 'text'; readonly text: string; readonly note: string | null }
  /** On the noise scale; `share` is how far along, from 0 to 1. */
  | { readonly kind: 'noise'; readonly text: string; readonly share: number }
  | { readonly kind: 'mark'; readonly text: string; readonly holds: boolean }
  | { readonly kind: 'missing'; readonly text: string };

export interface ProductRow {
  readonly key: ComparisonField;
  readonly label: string;
  /** What the row means, for those who ask. */
  readonly tooltip: string | null;
  /** Whether the products differ in it. */
  readonly differs: boolean;
  readonly cells: ReadonlyArray<ProductCell>;
}

export interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  readonly link: string | null;
  readonly image: string | null;
  readonly documents: ReadonlyArray<{ readonly title: string; readonly link: string }>;
  /** The address without it; null: it is the only one. */
  readonly without: string | null;
}

/** What belongs to an installed system of a type; what an entry means is its tooltip. */
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
  /** Further products of the type, with the address that adds each; none while there is no room. */
  readonly more: ReadonlyArray<{ readonly name: string; readonly href: string }>;
  readonly rows: ReadonlyArray<ProductRow>;
  readonly accessories: ReadonlyArray<IncludedItem>;
  readonly services: ReadonlyArray<IncludedItem>;
  /** The conditions of the prices, sentence by sentence; none where no price is shown. */
  readonly priceNotes: ReadonlyArray<string>;
  readonly isSample: boolean;
}

/** What is known of the products to compare. `none`: there are none, or they cannot be read, which is never shown as a fault. */
export type CompareProductsView =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'none'; readonly isSettled: boolean }
  | ComparedProductsView;
