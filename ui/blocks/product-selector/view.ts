import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Product } from '../../products/product-card/product-card.tsx';
import { productTextsIn } from '../product-texts.ts';
import { productsOf } from '../products.ts';
import type { ProductSelectorAttributes } from './codec.ts';

export interface ProductSelectorProps {
  readonly title: string;
  /** Marks the product of the current page. */
  readonly youAreHere: string;
  readonly products: ReadonlyArray<Product>;
}

/** The tiles of the product categories (specification, section 2: heading, blurb, three benefit words, image). */
export const view = (
  { data: { title, items } }: ProductSelectorAttributes,
  { page }: ViewContext,
): ProductSelectorProps => {
  const texts = productTextsIn(page.language);
  return {
    title: title ?? texts.title,
    youAreHere: texts.youAreHere,
    products: productsOf(items, page),
  };
};
