import { shownDropdown } from '../../../application/visitor/read-page/shown-dropdown.ts';
import { shownProducts } from '../../../application/visitor/read-page/shown-products.ts';
import { ProductDropdown } from '../../products/product-dropdown/product-dropdown.tsx';
import type { BlockProps } from '../block-module.ts';
import type { MobileDropdownNavigationAttributes } from './codec.ts';

/** A dropdown of links, titled by the page that is read (specification, sections 2 and 8). */
export const Block = ({ attributes: { data }, page }: BlockProps<MobileDropdownNavigationAttributes>) => {
  const dropdown = shownDropdown(shownProducts(data.items, page), page);
  return dropdown && <ProductDropdown label={data.title} dropdown={dropdown} language={page.language} />;
};
