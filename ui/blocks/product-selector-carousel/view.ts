import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Product } from '../../products/product-card/product-card.tsx';
import type { ProductDropdownProps } from '../../products/product-dropdown/product-dropdown.tsx';
import { dropdownOf } from '../product-dropdown.ts';
import { productTextsIn } from '../product-texts.ts';
import { productsOf } from '../products.ts';
import type { ProductSelectorCarouselAttributes } from './codec.ts';

/**
 * The product categories in a slider that marks the current page's product, on phones with a dropdown above it (specification,
 * section 2). The current product is second, so that a phone first shows the card of another product.
 */
export const view = (
  { data: { title, items, hide_dropdown } }: ProductSelectorCarouselAttributes,
  { page }: ViewContext,
) => {
  const texts = productTextsIn(page.language);
  const products = productsOf(items, page);
  return {
    title: title ?? texts.title,
    language: page.language,
    /** Marks the product of the current page. */
    youAreHere: texts.youAreHere,
    products: currentSecond(products),
    /** The dropdown above the cards on phones; null: there is none. */
    dropdown: hide_dropdown ? null : namedBy(title, dropdownOf(products, page)),
  };
};

export type ProductSelectorCarouselProps = ReturnType<typeof view>;

const currentSecond = (products: ReadonlyArray<Product>): ReadonlyArray<Product> => {
  const [first, ...others] = products.filter(({ isCurrent }) => !isCurrent);
  const current = products.filter(({ isCurrent }) => isCurrent);
  return first === undefined ? current : [first, ...current, ...others];
};

/** Gives the dropdown the slider's title as a unique accessible name; the title is already visible as the slider's heading. */
const namedBy = (title: string | null, dropdown: ProductDropdownProps | null): ProductDropdownProps | null =>
  dropdown === null || title === null ? dropdown : { ...dropdown, name: title };
