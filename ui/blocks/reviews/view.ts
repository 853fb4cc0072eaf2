import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ReviewsAttributes } from './codec.ts';
import { reviewsTextsIn } from './texts.ts';

/**
 * Reviews of the page's product, else of the editor's product (specification, section 7: a product id from context). Null: there is
 * no product, or the operator doesn't allow the widget.
 */
export const view = ({ data }: ReviewsAttributes, { page }: ViewContext) => {
  const productId = page.productId ?? data.product_id;
  const script = data.widget_script;
  if (productId === null || script === null) return null;
  const { heading, waiting, unscripted, unavailable, instead } = reviewsTextsIn(page.language);
  return {
    title: data.title ?? heading,
    titleTag: data.heading_tag,
    /** `waiting` is shown until the widget has loaded, `unscripted` without scripts. */
    widget: { script, productId, waiting, unscripted },
    /** Shown if the widget cannot be loaded: a text, and the text of a link to dealers. */
    unavailable: { text: unavailable, instead },
  };
};

export type ReviewsProps = NonNullable<ReturnType<typeof view>>;
