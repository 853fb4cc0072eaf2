import { dropdownTitle } from '../../../domain/content/page-ways.ts';
import { productTextsIn } from './product-texts.ts';
import type { SelectorPage, ShownProduct } from './shown-products.ts';

/** One of the links of a dropdown. */
export interface DropdownLink {
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A dropdown of links to pages. */
export interface ShownDropdown {
  /** The name of the page that is read, as the dropdown knows it. */
  readonly title: string;
  readonly links: ReadonlyArray<DropdownLink>;
}

/**
 * The mobile dropdown navigation between products (specification, sections 2 and 8): those that lead somewhere, titled
 * by the page that is read, or `Page not found`. Null: none leads anywhere.
 */
export const shownDropdown = (
  products: ReadonlyArray<Pick<ShownProduct, 'text' | 'href' | 'isCurrent'>>,
  { path, language }: Pick<SelectorPage, 'path' | 'language'>,
): ShownDropdown | null => {
  const links = products.flatMap(({ text, href, isCurrent }) =>
    href === null ? [] : [{ text, href, isCurrent }],
  );
  return links.length === 0
    ? null
    : { title: dropdownTitle(links, path, productTextsIn(language).unmatched), links };
};
