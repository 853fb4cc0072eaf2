import {
  shownDropdown,
  type ShownDropdown,
} from '../../../../application/visitor/read-page/shown-dropdown.ts';
import { productTextsIn } from '../../../../application/visitor/read-page/product-texts.ts';
import type { ShownPage } from '../../../../application/visitor/read-page/read-page-view.ts';
import {
  shownProducts,
  type ShownProduct,
} from '../../../../application/visitor/read-page/shown-products.ts';
import type { DrawnBlock } from '../../../../domain/content/drawn-block.ts';
import type { MobileDropdownNavigationAttributes } from '../../../../ui/blocks/mobile-dropdown-navigation/codec.ts';
import type { ProductSelectorCarouselAttributes } from '../../../../ui/blocks/product-selector-carousel/codec.ts';
import type { ProductSelectorAttributes } from '../../../../ui/blocks/product-selector/codec.ts';
import type { LinkOnPage } from '../../page-parts.ts';

const CAROUSEL = 'acf/product-selector-carousel';
const DROPDOWN = 'acf/mobile-dropdown-navigation';

/** Screens from this width on have room for several cards, and no dropdown above them (specification, section 4). */
const TABLET = 600;

/** Whether a block shows products as cards. */
export const isSelector = ({ name }: DrawnBlock): boolean =>
  name === CAROUSEL || name === 'acf/product-selector';

/** The catalogue has decoded the attributes with the codec of the block's name. */
const productsOf = ({ attributes }: DrawnBlock, page: ShownPage): ReadonlyArray<ShownProduct> =>
  shownProducts((attributes as ProductSelectorAttributes).data.items, page);

export const productLinksOf = (block: DrawnBlock, page: ShownPage): ReadonlyArray<LinkOnPage> =>
  productsOf(block, page).flatMap(({ text, href, isCurrent }) =>
    href === null ? [] : [{ text, to: href, isCurrent }],
  );

/** What the products of a block say, where its content does not. */
export const productTextsOf = (block: DrawnBlock, page: ShownPage): ReadonlyArray<string> =>
  isSelector(block)
    ? [
        productTextsIn(page.language).title,
        ...productsOf(block, page).flatMap(({ text, details, words }) => [text, details ?? '', ...words]),
      ]
    : [];

/** The dropdown of a block on a screen of some width, in pixels. */
export const dropdownOf = (block: DrawnBlock, page: ShownPage, width: number): ShownDropdown | null => {
  if (block.name === DROPDOWN) {
    const { data } = block.attributes as MobileDropdownNavigationAttributes;
    return shownDropdown(shownProducts(data.items, page), page);
  }
  if (block.name !== CAROUSEL || width >= TABLET) return null;
  const { data } = block.attributes as ProductSelectorCarouselAttributes;
  return data.hide_dropdown ? null : shownDropdown(shownProducts(data.items, page), page);
};
