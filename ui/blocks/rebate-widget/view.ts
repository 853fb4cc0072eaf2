import {
  offersTexts,
  REBATE_WIDGET_SCRIPT,
  WIDGET_PAGE_SIZE,
} from '../../../application/visitor/see-offers/texts.ts';
import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { normalCode } from '../../../domain/postal-code/normal-code.ts';
import type { RebateWidgetName, RebateWidgetOptions } from '../../../domain/rebate/widget-options.ts';
import type { RebateWidgetAttributes } from './codec.ts';

const MAX_PAGE_SIZE = 40;

export interface RebateWidgetProps {
  readonly widget: RebateWidgetName;
  /** The address of the widget's script. */
  readonly script: string;
  /** The zip code that the editor chose; null: the visitor's. */
  readonly zip: string | null;
  /** Whether a product widget has no products; then its script is not loaded. */
  readonly isEmpty: boolean;
  readonly options: Omit<RebateWidgetOptions, 'zip'>;
}

/** The container of a rebate widget: the product's, the product list's or the category's (specification, sections 2, 3 and 9). */
export const view = ({ data }: RebateWidgetAttributes, { site }: ViewContext): RebateWidgetProps => {
  const { widget, pageSize } = data;
  const products = widget === 'category' ? [] : data.products.slice(0, widget === 'product' ? 1 : undefined);
  return {
    widget,
    script: site.rebateWidgetScript ?? REBATE_WIDGET_SCRIPT,
    zip: normalCode(data.zip ?? ''),
    isEmpty: widget !== 'category' && products.length === 0,
    options: {
      pageSize:
        pageSize !== null && pageSize >= 1 ? Math.min(Math.floor(pageSize), MAX_PAGE_SIZE) : WIDGET_PAGE_SIZE,
      headingTag: data.heading_tag,
      headingText: data.headingText ?? offersTexts[widget].heading,
      subheadingText: data.subheadingText ?? offersTexts[widget].subheading,
      category: data.product_type,
      products: products.map(({ product_name: name, product_type: type, image }) => ({
        name,
        type: type ?? name,
        imageUrl: image?.src ?? null,
      })),
      showProductImages: true,
      noRebatesText: offersTexts.noRebates,
      offersText: offersTexts.offers,
      popupHeadingText: offersTexts.popupHeading,
    },
  };
};
