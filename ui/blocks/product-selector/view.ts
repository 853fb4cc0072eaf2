import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { productTextsIn } from '../product-texts.ts';
import { productsOf } from '../products.ts';
import type { ProductSelectorAttributes } from './codec.ts';

/** The tiles of the product categories (specification, section 2: heading, blurb, three benefit words, image). */
export const view = ({ data: { title, items } }: ProductSelectorAttributes, { page }: ViewContext) => {
  const texts = productTextsIn(page.language);
  return {
    title: title ?? texts.title,
    /** Marks the product of the current page. */
    youAreHere: texts.youAreHere,
    products: productsOf(items, page),
  };
};

export type ProductSelectorProps = ReturnType<typeof view>;
