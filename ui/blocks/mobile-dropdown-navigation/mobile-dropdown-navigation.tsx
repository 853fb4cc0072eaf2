import {
  ProductDropdown,
  type ProductDropdownProps,
} from '../../products/product-dropdown/product-dropdown.tsx';

/** A dropdown of links, titled by the page that is read. */
export const Block = (dropdown: ProductDropdownProps) => <ProductDropdown {...dropdown} />;
