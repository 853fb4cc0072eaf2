import {
  ProductDropdown,
  type ProductDropdownProps,
} from '../../products/product-dropdown/product-dropdown.tsx';

/** A dropdown of links; its title is the current page. */
export const Block = (dropdown: ProductDropdownProps) => <ProductDropdown {...dropdown} />;
