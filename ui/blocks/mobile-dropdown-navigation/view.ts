import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ProductDropdownProps } from '../../products/product-dropdown/product-dropdown.tsx';
import { dropdownOf } from '../product-dropdown.ts';
import { productsOf } from '../products.ts';
import type { MobileDropdownNavigationAttributes } from './codec.ts';

/** A dropdown of links; its title is the current page (specification, sections 2 and 8). Null: no item has a link. */
export const view = (
  { data: { title, items } }: MobileDropdownNavigationAttributes,
  { page }: ViewContext,
): ProductDropdownProps | null => dropdownOf(productsOf(items, page), page, title);
