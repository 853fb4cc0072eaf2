import type { RenderableBlock } from '../../../../../domain/content/blocks/block-view.ts';
import type { ProductHubProps } from '../../../../../ui/blocks/product-hub/view.ts';
import type { ProductSelectorCarouselProps } from '../../../../../ui/blocks/product-selector-carousel/view.ts';
import type { ProductSelectorProps } from '../../../../../ui/blocks/product-selector/view.ts';
import type { ProductDropdownProps } from '../../../../../ui/products/product-dropdown/product-dropdown.tsx';
import type { LinkOnPage } from '../../../parts/page-parts.ts';
import { propsOf } from './block-props.ts';

const CAROUSEL = 'acf/product-selector-carousel';
const DROPDOWN = 'acf/mobile-dropdown-navigation';

/** Screens from this width on have room for several cards, and no dropdown above them (specification, section 4). */
const TABLET = 600;

/** Whether a block shows products as cards. */
export const isSelector = ({ name }: RenderableBlock): boolean =>
  name === CAROUSEL || name === 'acf/product-selector';

export const productLinksOf = (block: RenderableBlock): ReadonlyArray<LinkOnPage> =>
  propsOf<ProductSelectorProps>(block).products.flatMap(({ text, href, isCurrent }) =>
    href === null ? [] : [{ text, to: href, isCurrent }],
  );

/** The dropdown of a block on a screen of some width, in pixels. */
export const dropdownOf = (block: RenderableBlock, width: number): ProductDropdownProps | null => {
  if (block.props === null) return null;
  if (block.name === DROPDOWN) return propsOf<ProductDropdownProps>(block);
  return block.name === CAROUSEL && width < TABLET
    ? propsOf<ProductSelectorCarouselProps>(block).dropdown
    : null;
};

/** The links of the product hub, in its categories. */
export const hubLinksOf = (block: RenderableBlock): ReadonlyArray<LinkOnPage> => {
  const hub = propsOf<ProductHubProps>(block);
  return hub.kind === 'sections'
    ? []
    : hub.categories.flatMap(({ links }) =>
        links.flatMap(({ text, href, isCurrent }) => (href === null ? [] : [{ text, to: href, isCurrent }])),
      );
};
