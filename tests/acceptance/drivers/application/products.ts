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
import type { RenderableBlock } from '../../../../domain/content/block-view.ts';
import type { MobileDropdownNavigationAttributes } from '../../../../ui/blocks/mobile-dropdown-navigation/codec.ts';
import type { ProductSelectorCarouselAttributes } from '../../../../ui/blocks/product-selector-carousel/codec.ts';
import type { ProductSelectorAttributes } from '../../../../ui/blocks/product-selector/codec.ts';
import type { LinkOnPage } from '../../page-parts.ts';
import { propsOf } from './block-props.ts';

const CAROUSEL = 'acf/product-selector-carousel';
const DROPDOWN = 'acf/mobile-dropdown-navigation';

/** Screens from this width on have room for several cards, and no dropdown above them (specification, section 4). */
const TABLET = 600;

/** Whether a block shows products as cards. */
export const isSelector = ({ name }: RenderableBlock): boolean =>
  name === CAROUSEL || name === 'acf/product-selector';

/** The catalogue has decoded the attributes with the codec of the block's name. */
const productsOf = (block: RenderableBlock, page: ShownPage): ReadonlyArray<ShownProduct> =>
  shownProducts(propsOf<ProductSelectorAttributes>(block).data.items, page);

export const productLinksOf = (block: RenderableBlock, page: ShownPage): ReadonlyArray<LinkOnPage> =>
  productsOf(block, page).flatMap(({ text, href, isCurrent }) =>
    href === null ? [] : [{ text, to: href, isCurrent }],
  );

/** What the products of a block say, where its content does not. */
export const productTextsOf = (block: RenderableBlock, page: ShownPage): ReadonlyArray<string> =>
  isSelector(block)
    ? [
        productTextsIn(page.language).title,
        ...productsOf(block, page).flatMap(({ text, details, words }) => [text, details ?? '', ...words]),
      ]
    : [];

/** The dropdown of a block on a screen of some width, in pixels. */
export const dropdownOf = (block: RenderableBlock, page: ShownPage, width: number): ShownDropdown | null => {
  if (block.name === DROPDOWN) {
    const { data } = propsOf<MobileDropdownNavigationAttributes>(block);
    return shownDropdown(shownProducts(data.items, page), page);
  }
  if (block.name !== CAROUSEL || width >= TABLET) return null;
  const { data } = propsOf<ProductSelectorCarouselAttributes>(block);
  return data.hide_dropdown ? null : shownDropdown(shownProducts(data.items, page), page);
};
