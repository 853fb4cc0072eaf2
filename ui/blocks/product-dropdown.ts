import type { BlockPage } from '../../domain/content/blocks/block-view.ts';
import { currentLink, type Link } from '../../domain/content/links/links-on-page.ts';
import type { Product } from '../products/product-card/product-card.tsx';
import type { ProductDropdownProps } from '../products/product-dropdown/product-dropdown.tsx';
import { productTextsIn } from './product-texts.ts';

/**
 * The mobile dropdown navigation between products (specification, sections 2 and 8). It contains the products with a link; its title
 * is the current page, or `Page not found`. Null: no product has a link.
 */
export const dropdownOf = (
  products: ReadonlyArray<Pick<Product, 'text' | 'href' | 'isCurrent'>>,
  { path, language }: Pick<BlockPage, 'path' | 'language'>,
  label: string | null = null,
): ProductDropdownProps | null => {
  const links = products.flatMap(({ text, href, isCurrent }) =>
    href === null ? [] : [{ text, href, isCurrent }],
  );
  const texts = productTextsIn(language);
  return links.length === 0
    ? null
    : { label: label ?? texts.choose, title: dropdownTitle(links, path, texts.unmatched), links };
};

/** The title of a dropdown: the text of the link to the current page, else `unmatched` (specification, section 8). */
export const dropdownTitle = (
  links: ReadonlyArray<Link & { readonly text: string }>,
  herePath: string,
  unmatched: string,
): string => currentLink(links, herePath)?.text ?? unmatched;
