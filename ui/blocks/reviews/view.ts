import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { ReviewsAttributes } from './codec.ts';
import { reviewsTextsIn } from './texts.ts';

export interface ReviewsProps {
  readonly title: string;
  readonly titleTag: 'h2' | 'h3';
  readonly widget: {
    readonly script: string;
    readonly productId: string;
    /** The texts shown until the widget has loaded, and without scripts. */
    readonly waiting: string;
    readonly unscripted: string;
  };
  /** Shown if the widget cannot be loaded: a text, and the text of a link to dealers. */
  readonly unavailable: { readonly text: string; readonly instead: string };
}

/**
 * Reviews of the page's product, else of the editor's product (specification, section 7: a product id from context). Null: there is
 * no product, or the operator doesn't allow the widget.
 */
export const view = ({ data }: ReviewsAttributes, { page }: ViewContext): ReviewsProps | null => {
  const productId = page.productId ?? data.product_id;
  const script = data.widget_script;
  if (productId === null || script === null) return null;
  const { heading, waiting, unscripted, unavailable, instead } = reviewsTextsIn(page.language);
  return {
    title: data.title ?? heading,
    titleTag: data.heading_tag,
    widget: { script, productId, waiting, unscripted },
    unavailable: { text: unavailable, instead },
  };
};
